/** A mail to write to a teacher or a parent, begun with what it is about. It has no address yet: the writer knows it. */
export function mailToTeacher(topic: string | null): string {
  const about = topic === null ? 'A maths question' : `A maths question: ${topic}`;
  const begin = topic === null ? 'Hello, I’m stuck on' : `Hello, I’m practising “${topic}” and I’m stuck on`;
  return `mailto:?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(`${begin} `)}`;
}
