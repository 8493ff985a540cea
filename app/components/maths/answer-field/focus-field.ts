const marker = 'data-focused-by-page';

/**
 * Puts the focus into a field on the page's own account. On a touch screen the keyboard stays down, or it would cover the
 * question: it comes up when the field is tapped (`bringKeyboard`). A keyboard that is plugged in types at once.
 */
export function focusField(field: HTMLElement): void {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  if (isTouch && field instanceof HTMLInputElement && field.type === 'text') field.inputMode = 'none';
  field.setAttribute(marker, '');
  field.focus({ preventScroll: true });
  field.removeAttribute(marker);
}

/** Whether the focus that just arrived was put there by the page and not by a person. */
export const isFocusedByPage = (field: HTMLElement): boolean => field.hasAttribute(marker);

/** A tap on a field whose keyboard was kept down. */
export function bringKeyboard(field: HTMLInputElement, inputMode: string): void {
  if (field.inputMode !== 'none') return;
  field.inputMode = inputMode;
  // A field that has the focus already brings no keyboard up: it has to get the focus anew.
  if (document.activeElement === field) field.blur();
}

/** An answer that came back to be mended is selected, so that the next key begins it anew; one typed on meanwhile is not. */
export function selectReturned(field: HTMLElement, returned: string | null): void {
  if (field instanceof HTMLInputElement && field.type === 'text' && field.value.trim() === returned?.trim())
    field.select();
}
