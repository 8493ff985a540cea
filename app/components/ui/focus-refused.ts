/**
 * After a refusal the first wrong field has the focus. Where no field is wrong, whoever was typing goes on where the caret
 * is, for the sentence is read out anyway; everybody else is led to it.
 */
export function focusRefused(form: HTMLElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid], [data-wrong]');
  if (wrong !== null) {
    wrong.focus();
    return;
  }
  const at = document.activeElement;
  const isTyping = at !== null && form.contains(at) && at.matches('input, textarea, select, math-field');
  if (!isTyping) form.querySelector<HTMLElement>('[role=alert]')?.focus();
}
