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
function coursesFor<Course extends { id: string }>(state: string | null, courses: readonly Course[]): Course[] {
  const place = ({ id }: Course) => {
    const own = stateOf(id);
    return own === null ? 1 : own === state ? 0 : 2;
  };
  return state === null ? [...courses] : courses.toSorted((a, b) => place(a) - place(b));
}

interface OfferedCourse {
  id: string;
  /** The last school year that it is for. */
  grade: number;
}

/** The courses to begin with in a school year, those of the own state first; and those of the years beside it. */
export function offeredCourses<Course extends OfferedCourse>(
  { year, state }: { year: number; state: string | null },
  courses: readonly Course[],
): { ofYear: Course[]; beside: Course[] } {
  // Senior courses take Years 11 and 12.
  const isOfYear = ({ grade }: Course) => grade === year || (year > 10 && grade > 10);
  const isBeside = (course: Course) => !isOfYear(course) && Math.abs(course.grade - year) === 1;
  return {
    ofYear: coursesFor(state, courses.filter(isOfYear)),
    beside: coursesFor(state, courses.filter(isBeside)),
  };
}
