/** Whether a key press belongs to a box that somebody is writing in. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'radio' && target.type !== 'checkbox';
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** A field for an answer or a line in which nothing is written yet. */
export function isEmptyField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && 'value' in target && target.value === '';
}
