import { typesetFormula } from '../maths/typeset.server';
import type { AttemptView } from './question-report-view';

/** An answer with its formula typeset. */
export function attemptView({
  answer,
  latex,
  verdict,
  misconception,
}: {
  answer: string;
  latex: string | null;
  verdict: string;
  misconception: string | null;
}): AttemptView {
  return {
    text: answer,
    html: latex === null ? null : typesetFormula(latex),
    right: verdict === 'CORRECT',
    misconception,
  };
}
