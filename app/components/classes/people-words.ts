/** "No students yet", "1 student", "24 students". */
export function studentCount(count: number): string {
  if (count === 0) return 'No students yet';
  return count === 1 ? '1 student' : `${count} students`;
}
