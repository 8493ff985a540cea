/** A mail to write to a teacher or a parent, begun with what it is about. It has no address yet: the writer knows it. */
export function mailToTeacher(topic: string | null): string {
  const about = topic === null ? 'A maths question' : `A maths question: ${topic}`;
  const begin = topic === null ? 'Hello, I am stuck with' : `Hello, I am practising “${topic}” and I am stuck with`;
  return `mailto:?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(`${begin} `)}`;
}
