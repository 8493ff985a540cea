/** Courses that somebody can say they teach. */
export const mostTaught = 12;

/** Courses to choose from, with those that somebody teaches in front; otherwise as they were. */
export function taughtFirst<Course extends { id: string }>(
  courses: readonly Course[],
  teaches: readonly string[],
): Course[] {
  return [...courses.filter(({ id }) => teaches.includes(id)), ...courses.filter(({ id }) => !teaches.includes(id))];
}
