import { makeInstance } from '../../templates/instance';
import type { Check } from '../check';
import { stepFollows } from '../step-chain';

/** A line that is one too big must not pass: else the step check would prove nothing. */
export const mutantsFail: Check = {
  name: 'mutants fail',
  promise: 'A line that is off by one is rejected, so the step check proves something.',
  run(template, seed) {
    const { steps, answer: spec } = makeInstance(template, seed);
    return steps.flatMap((step, place) => {
      const mutants = mutantsOf(step.line);
      if (step.relation === 'start')
        return startMutantPasses(place) ? [`nothing depends on line ${place}: ${step.line}`] : [];
      return mutants
        .filter((mutant) => stepFollows(steps, place, mutant, spec))
        .map((mutant) => `step ${place} (${step.relation}) also passes as ${mutant}`);
    });

    /** A start line is proved by the line after it, where that line is checked against it. */
    function startMutantPasses(place: number): boolean {
      const next = steps.findIndex((step, at) => at > place && step.relation !== 'identity');
      const relation = steps[next]?.relation;
      const line = steps[place]?.line;
      if (line === undefined || (relation !== 'equal' && relation !== 'equivalent' && relation !== 'positive-root'))
        return false;
      return mutantsOf(line).some((mutant) => {
        const mutated = steps.map((step, at) => (at === place ? { ...step, line: mutant } : step));
        return stepFollows(mutated, next, mutated[next]?.line ?? '', spec);
      });
    }
  },
};

/** The line with its first number and with its value raised by one. */
function mutantsOf(line: string): string[] {
  if (/\\text|:|^[^=<>]*,/.test(line)) return [line.replace(/\d+(?!.*\d)/, (digits) => String(Number(digits) + 1))];
  return [`${line}+1`];
}
