import type { MathfieldElement } from 'mathlive';
import { loadPart } from '../../../lib/load-part';

/** Puts an editor into the holder; it starts with an answer typed plainly or as LaTeX. */
export type MakeMathfield = (holder: HTMLElement, start: string) => MathfieldElement;

let loading: Promise<MakeMathfield> | undefined;

/** Fetches the editor once. It uses the maths fonts that the page has already, makes no sounds, brings no keyboard. */
export function loadMathfield(): Promise<MakeMathfield> {
  loading ??= loadPart(() => import('mathlive')).then((part) => {
    if (part === null) throw new Error('The maths editor is not there.');
    const { MathfieldElement } = part;
    MathfieldElement.fontsDirectory = null;
    MathfieldElement.soundsDirectory = null;
    return (holder, start) => {
      const field = new MathfieldElement();
      field.setAttribute('role', 'textbox');
      field.setAttribute('aria-label', 'Your answer');
      holder.replaceChildren(field);
      // These reach the editor only once it stands in the page.
      field.mathVirtualKeyboardPolicy = 'manual';
      field.menuItems = [];
      field.smartFence = false;
      const format = start.includes('\\') ? 'latex' : 'ascii-math';
      field.setValue(start, { format, silenceNotifications: true });
      return field;
    };
  });
  loading.catch(() => {
    // Next time it is tried again.
    loading = undefined;
  });
  return loading;
}
