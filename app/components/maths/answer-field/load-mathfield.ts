import type { MathfieldElement } from 'mathlive';

/** Makes an editor that starts with an answer typed plainly or as LaTeX. */
export type MakeMathfield = (start: string) => MathfieldElement;

let loading: Promise<MakeMathfield> | undefined;

/** Fetches the editor once. It uses the maths fonts that the page has already, makes no sounds, brings no keyboard. */
export function loadMathfield(): Promise<MakeMathfield> {
  loading ??= import('mathlive').then(({ MathfieldElement }) => {
    MathfieldElement.fontsDirectory = null;
    MathfieldElement.soundsDirectory = null;
    return (start) => {
      const field = new MathfieldElement();
      field.mathVirtualKeyboardPolicy = 'manual';
      field.menuItems = [];
      field.smartFence = false;
      field.setAttribute('role', 'textbox');
      field.setAttribute('aria-label', 'Your answer');
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
