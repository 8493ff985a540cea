import { checkAnswer } from '../../maths/engine';
import { templates } from '../../maths/templates';
import { makeInstance } from '../../maths/templates/instance';

export interface CheckerSpeed {
  checks: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  worst: number;
  instancesPerSecond: number;
}

/** Every template on some seeds: its right answer and every wrong one, timed one by one on this core. */
export function timeChecker(seeds = 20): CheckerSpeed {
  const startedInstances = performance.now();
  const instances = templates.flatMap((template) =>
    Array.from({ length: seeds }, (_, seed) => makeInstance(template, String(seed))),
  );
  const instancesPerSecond = instances.length / ((performance.now() - startedInstances) / 1000);
  const cases = instances
    .filter((instance) => instance.answer.kind !== 'choice')
    .flatMap((instance) =>
      [instance.answer.model, ...instance.wrongPaths.map((path) => path.answer)].map((input) => ({
        spec: instance.answer,
        input,
      })),
    );
  const times = cases.map(({ spec, input }) => {
    const started = performance.now();
    checkAnswer(spec, input);
    return performance.now() - started;
  });
  const total = times.reduce((sum, time) => sum + time, 0);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    checks: times.length,
    perSecond: times.length / (total / 1000),
    p50: at(0.5),
    p99: at(0.99),
    worst: times.at(-1) ?? 0,
    instancesPerSecond,
  };
}
