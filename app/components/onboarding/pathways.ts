/** States and territories, as the address names them. */
export const states = [
  { id: 'nsw', name: 'New South Wales' },
  { id: 'vic', name: 'Victoria' },
  { id: 'qld', name: 'Queensland' },
  { id: 'wa', name: 'Western Australia' },
  { id: 'sa', name: 'South Australia' },
  { id: 'tas', name: 'Tasmania' },
  { id: 'act', name: 'Australian Capital Territory' },
  { id: 'nt', name: 'Northern Territory' },
] as const;

export const isState = (text: string | null): boolean => states.some(({ id }) => id === text);

/** The state whose exam a course prepares for; null for courses of every state. */
function stateOf(courseId: string): string | null {
  if (/^(hsc|selective|opportunity)/.test(courseId)) return 'nsw';
  return courseId.startsWith('vce') ? 'vic' : null;
}

/** Courses with those of the own state in front and those of another behind; unsorted where no state was chosen. */
export function coursesFor<Course extends { id: string }>(state: string | null, courses: readonly Course[]): Course[] {
  const place = ({ id }: Course) => {
    const own = stateOf(id);
    return own === null ? 1 : own === state ? 0 : 2;
  };
  return state === null ? [...courses] : courses.toSorted((a, b) => place(a) - place(b));
}

/** Whether the state has an exam of its own among these courses. */
export const hasOwnExam = (state: string | null, courses: readonly { id: string }[]): boolean =>
  state !== null && courses.some(({ id }) => stateOf(id) === state);
