import type { QuestionHelpData } from '../../graphql/practice/question-help';
import { typeset } from '../maths/typeset.server';
import type { QuestionHelpView } from './question-data';
import { stepView } from './question-view.server';

/** Typesets the help on a question for the chat frame: the hint opened last, and the steps that may be seen. */
export function questionHelpView({ hints, solution, workedExample }: QuestionHelpData): QuestionHelpView {
  const hint = hints.at(-1);
  return {
    hint: hint === undefined ? null : { number: hint.number, html: typeset(hint.text) },
    solution: solution?.steps.map(stepView) ?? null,
    example:
      workedExample === null
        ? null
        : { promptHtml: typeset(workedExample.prompt), steps: workedExample.steps.map(stepView) },
  };
}
