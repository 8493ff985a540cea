import { type RefObject, useEffect } from 'react';
import { focusField, selectReturned } from '../maths/answer-field/focus-field';

const fields = ['input[name="answer"]:checked', 'input[name="answer"]:not([type="hidden"])'];

/**
 * Puts the focus into the answer field on arrival and whenever `moment` changes: the next key is part of an answer. An
 * answer that was returned to be mended is selected.
 */
export function useAnswerFocus(form: RefObject<HTMLFormElement>, moment: string, returned: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is what it waits for.
  useEffect(() => {
    const place = form.current;
    if (place === null || document.querySelector('dialog[open]') !== null) return;
    const field = fields.map((selector) => place.querySelector<HTMLElement>(selector)).find((found) => found !== null);
    if (!field) return;
    if (field !== document.activeElement) focusField(field);
    selectReturned(field, returned);
  }, [form, moment]);
}
