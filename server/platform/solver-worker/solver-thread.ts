// The program of the solver's thread: one job in, one outcome out. It has no database, no network and no environment.
import { parentPort } from 'node:worker_threads';
import { type Solution, solve } from '../../../maths/solver/index';
import type { SolverJob, SolverOutcome } from './solver-job';

/** The first reading that the solver can work with; else the refusal of the first. */
function work({ readings }: SolverJob): SolverOutcome {
  const refusals: string[] = [];
  for (const reading of readings) {
    const found = solve(reading);
    if (found.kind === 'solution') return { kind: 'solved', reading, solution: withoutLayouts(found) };
    refusals.push(found.why);
  }
  return { kind: 'refused', why: refusals[0] ?? '' };
}

/** Steps set out by hand are drawn by no one who asks here. */
const withoutLayouts = (solution: Solution): Solution => ({
  ...solution,
  steps: solution.steps.map(({ layout: _, ...step }) => step),
});

parentPort?.on('message', (job: SolverJob) => parentPort?.postMessage(work(job)));
parentPort?.postMessage('ready');
