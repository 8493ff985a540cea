import { parse } from '../../engine/index';
import type { QuestionContent } from '../../templates/index';
import type { WorkingLine } from '../../working/index';
import { holdsBack } from '../filter/holds-back';
import { saysRightOption } from '../filter/option-named';
import { nextStep } from '../reasoner/next-step';
import type { Rung } from './move';
import { type ParallelExample, parallelExample } from './parallel-example';

export interface Scene {
  question: QuestionContent;
  lines: readonly WorkingLine[];
  /** Steps (places in the worked solution) whose hint is open on the practice page. */
  openedHints: readonly number[];
  /** Other open questions of the student of the same kind: no example is one of them. */
  openElsewhere: readonly QuestionContent[];
}

/**
 * The rungs that have something to give here: none that the practice page has given already, and none that would say one of
 * the last two lines.
 */
export function rungsToGive({ question, lines, openedHints, openElsewhere }: Scene): Rung[] {
  const step = nextStep(question, lines);
  const rungs: Rung[] = [1];
  if (step !== null) {
    const opened = step.place !== null && openedHints.includes(step.place);
    if (step.ask !== '' && holdsBack(question, step.ask) === null) rungs.push(2);
    if (!opened && step.hint !== '' && holdsBack(question, step.hint) === null) rungs.push(3);
    if (givesLine(question, step.line)) rungs.push(4);
  }
  if (exampleFor({ question, openElsewhere }) !== null) rungs.push(5);
  return rungs;
}

const givesLine = (question: QuestionContent, line: string): boolean =>
  parse(line).ok && holdsBack(question, `$${line}$`) === null && !saysRightOption(question, line);

const examples = new WeakMap<QuestionContent, { example: ParallelExample | null }>();

/** The parallel example of a question; found once where nothing of its kind is open elsewhere. */
export function exampleFor({ question, openElsewhere }: Pick<Scene, 'question' | 'openElsewhere'>) {
  if (openElsewhere.length > 0) return parallelExample(question, openElsewhere);
  const before = examples.get(question);
  if (before !== undefined) return before.example;
  const example = parallelExample(question);
  examples.set(question, { example });
  return example;
}
