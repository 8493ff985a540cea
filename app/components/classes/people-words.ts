const list = new Intl.ListFormat('en-AU', { style: 'long', type: 'conjunction' });

/** "Ms Nair and Mr Osei": names of people, and of things. */
export function namesInWords(names: readonly string[]): string {
  return list.format(names);
}

/** "No students yet", "1 student", "24 students". */
export function studentCount(count: number): string {
  if (count === 0) return 'No students yet';
  return count === 1 ? '1 student' : `${count} students`;
}
