import katex from 'katex';
import { typedLatex } from './typed-latex';

/** What is typed as typeset HTML, without text of its own for listeners; null where KaTeX cannot set it. */
export function setTypedMaths(text: string): string | null {
  const options = { output: 'html', strict: 'ignore', trust: false, maxSize: 20, maxExpand: 200 } as const;
  try {
    return katex.renderToString(`\\displaystyle ${typedLatex(text)}`, options);
  } catch {
    return null;
  }
}
