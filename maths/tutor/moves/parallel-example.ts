import { sameAnswer } from '../../engine/index';
import type { Figure } from '../../figures/figure';
import { makeInstance, type QuestionContent, type Step, templateById } from '../../templates/index';
import { holdsBack } from '../filter/holds-back';
import { saysRightOption } from '../filter/option-named';

/** The same kind of question with other numbers, worked out. */
export interface ParallelExample {
  prompt: string;
  figure: Figure | null;
  steps: Pick<Step, 'line' | 'reason'>[];
}

/** So many other sets of numbers are tried before the tutor does without an example. */
const tries = 16;

/**
 * A question of the same template with other numbers and another answer, with all of its working. Where every set of
 * numbers says something that must be held back, its last lines will be skipped; null where nothing is left. None of
 * `taken` is shown: they are open elsewhere.
 */
export function parallelExample(
  question: QuestionContent,
  taken: readonly QuestionContent[] = [],
): ParallelExample | null {
  const template = templateById(question.templateId);
  if (template === undefined) return null;
  let shortened: ParallelExample | null = null;
  for (let place = 1; place <= tries; place += 1) {
    const other = makeInstance(template, `like-${place}`);
    if ([question, ...taken].some((open) => looksTheSame(open, other))) continue;
    const { prompt, figure } = other;
    if (isHeldText(question, prompt)) continue;
    const steps = other.steps.map(({ line, reason }) => ({ line, reason }));
    const held = steps.findIndex((step) => isHeld(question, step));
    if (held < 0 && !sameEnd(question, other)) return { prompt, figure, steps };
    const shown = steps.slice(0, held < 0 ? -1 : held);
    if (shown.length > (shortened?.steps.length ?? 0)) shortened = { prompt, figure, steps: shown };
  }
  return shortened;
}

const looksTheSame = (a: QuestionContent, b: QuestionContent): boolean =>
  a.prompt === b.prompt && JSON.stringify(a.figure) === JSON.stringify(b.figure);

const isHeld = (question: QuestionContent, { line, reason }: Pick<Step, 'line' | 'reason'>): boolean =>
  isHeldText(question, `$${line}$`) || isHeldText(question, reason);

const isHeldText = (question: QuestionContent, text: string): boolean =>
  saysRightOption(question, text) || holdsBack(question, text) !== null;

function sameEnd(question: QuestionContent, other: QuestionContent): boolean {
  const [own, its] = [question, other].map(
    ({ choices, answer }) => choices?.find(({ id }) => id === answer.model)?.text,
  );
  if (own !== undefined) return own === its;
  return sameAnswer(question.answer, other.answer.model, question.answer.model);
}
