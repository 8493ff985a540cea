import type { MathfieldElement } from 'mathlive';
import { loadPart } from '../../../lib/load-part';

/** Puts an empty editor into the holder. */
export type MakeMathfield = (holder: HTMLElement) => MathfieldElement;

let loading: Promise<MakeMathfield> | undefined;
let loaded = false;

/** Whether the editor is there already, for the next question. */
export const isMathfieldLoaded = (): boolean => loaded;

/** Fetches the editor once. It uses the maths fonts that the page has already, makes no sounds, brings no keyboard. */
export function loadMathfield(): Promise<MakeMathfield> {
  loading ??= loadPart(() => import('mathlive')).then((part) => {
    if (part === null) throw new Error('The maths editor is not there.');
    const { MathfieldElement } = part;
    MathfieldElement.fontsDirectory = null;
    MathfieldElement.soundsDirectory = null;
    loaded = true;
    return (holder) => {
      const field = new MathfieldElement();
      field.setAttribute('role', 'textbox');
      holder.replaceChildren(field);
      // These reach the editor only once it stands in the page.
      field.mathVirtualKeyboardPolicy = 'manual';
      field.menuItems = [];
      field.smartFence = false;
      return field;
    };
  });
  loading.catch(() => {
    // Next time it is tried again.
    loading = undefined;
  });
  return loading;
}

/** Types text as a keyboard would, sign by sign: "/" makes a fraction of what stands before it. */
export function typeInto(field: MathfieldElement, text: string): void {
  for (const sign of text) field.executeCommand(['typedText', sign, { simulateKeystroke: true }]);
}

/** Puts an answer into an empty editor. LaTeX was written by an editor before; what was typed plainly is typed once more. */
export function write(field: MathfieldElement, answer: string): void {
  if (answer.includes('\\')) field.setValue(answer, { format: 'latex', silenceNotifications: true });
  else typeInto(field, answer);
}
