import { checkAnswer, checkStep } from '../engine/index';
import type { AnswerSpec } from '../engine/types';
import type { Step } from '../templates/format';

/** Whether step `place`, with `line` in the place of its own, follows from what stands before it. */
export function stepFollows(steps: Step[], place: number, line: string, spec: AnswerSpec): boolean {
  const step = steps[place];
  if (step === undefined) return false;
  if (step.relation === 'start') return true;
  if (step.relation === 'identity') return identityHolds(line);
  // A line on the way need not be worked out yet; that the last one is the answer is checked apart.
  if (step.relation === 'result') return isAnswer(line, { ...spec, question: undefined });
  const previous = lineBefore(steps, place);
  if (previous === undefined) return false;
  const verdict = checkStep(previous, line, {
    variable: spec.variable,
    positive: step.relation === 'positive-root',
  }).kind;
  return verdict === 'good' || (step.relation !== 'equal' && verdict === 'same-solutions');
}

/** The last line before this one that was no identity. */
function lineBefore(steps: Step[], place: number): string | undefined {
  return steps
    .slice(0, place)
    .filter((step) => step.relation !== 'identity')
    .at(-1)?.line;
}

/** A line such as `25\% = \frac{1}{4}` or `a = b = c` whose sides all have one value. */
export function identityHolds(line: string): boolean {
  const sides = line.split('=');
  if (sides.length < 2) return false;
  return sides.slice(1).every((side, place) => {
    const model = sides[place] ?? '';
    return (['expression', 'quantity'] as const).some((kind) => checkAnswer({ kind, model }, side).kind === 'correct');
  });
}

/** Whether a line, or what stands after its last equals sign, is the answer in the form asked for. */
export function isAnswer(line: string, spec: AnswerSpec): boolean {
  const rightSide = line.split('=').at(-1) ?? line;
  return [line, rightSide].some((text) => checkAnswer(spec, text).kind === 'correct');
}
