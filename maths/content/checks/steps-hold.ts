import { formulasOf } from '../../lint/rich-text';
import { makeInstance } from '../../templates/instance';
import type { Check } from '../check';
import { isAnswer, stepFollows } from '../step-chain';

/** Every line of the worked solution follows from the one before, and the last one is the answer. */
export const stepsHold: Check = {
  name: 'steps hold',
  promise: 'Each line of the solution follows from the line before, and the last line is the key.',
  run(template, seed) {
    const { steps, answer: spec, choices } = makeInstance(template, seed);
    const problems = steps.flatMap((step, place) =>
      stepFollows(steps, place, step.line, spec) || (spec.kind === 'choice' && step.relation === 'result')
        ? []
        : [`step ${place} (${step.relation}) does not follow: ${steps[place - 1]?.line ?? ''} ⟶ ${step.line}`],
    );
    if (steps.length < 2) problems.push('fewer than two steps');
    if (steps[0] !== undefined && steps[0].relation !== 'start' && steps[0].relation !== 'identity') {
      problems.push('the first step is no start');
    }
    const last = steps.at(-1)?.line ?? '';
    const option = choices?.find(({ id }) => id === spec.model)?.text;
    if (option === undefined && !isAnswer(last, spec))
      problems.push(`the last line ${last} is not the answer ${spec.model}`);
    const optionFormula = option === undefined ? undefined : formulasOf(option)[0];
    if (optionFormula !== undefined && !sameFormula(last, optionFormula)) {
      problems.push(`the last line ${last} is not the right option ${option}`);
    }
    return problems;
  },
};

function sameFormula(line: string, formula: string): boolean {
  const kinds = ['expression', 'equation', 'inequality', 'quantity'] as const;
  return line === formula || kinds.some((kind) => isAnswer(line, { kind, model: formula }));
}
