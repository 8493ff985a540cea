import { paths } from '../../lib/paths';

/** The pages for one kind of reader each, as the foot and their ends link to them. */
export const audiences = [
  { to: paths.forTeachers, label: 'For teachers' },
  { to: paths.forFamilies, label: 'For families' },
  { to: paths.forTutors, label: 'For tutors' },
];
