/** Whether a key press belongs to a box that somebody is writing in. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'radio' && target.type !== 'checkbox';
  return target.isContentEditable || ['TEXTAREA', 'SELECT', 'MATH-FIELD'].includes(target.tagName);
}
