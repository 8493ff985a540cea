import { TooHeavy, withinAllowance } from '../engine/index';
import type { CalculateProblem, Problem, SolveProblem } from './problem';
import { readProblem } from './read-problem';
import { CannotSolve, type Refusal, type Solution } from './solution';
import { solveProblem } from './solve-problem';
import { stepHolds } from './step-holds';

/** Operations for a whole solution, counted as the answer checker counts them; some 30 milliseconds at most on one quiet core. */
const ONE_SOLUTION = 300_000;
const MAX_TEXT = 300;

/** What typed text may leave open. */
export interface SolveOptions {
  /** The unknown of an equation, or the letter to differentiate or integrate by. */
  variable?: string;
  method?: SolveProblem['method'];
  /** How a division ends. */
  division?: CalculateProblem['division'];
}

/**
 * Solves a problem with explained steps, or says in a plain sentence why not. Typed text may begin with a task word
 * ("solve 2x+3=7", "expand (x+2)(x-3)"). Never throws; every step has passed the answer checker before it is given.
 */
export function solve(problem: string | Problem, options: SolveOptions = {}): Solution | Refusal {
  try {
    return withinAllowance(() => {
      const solution = solveProblem(typeof problem === 'string' ? withOptions(read(problem), options) : problem);
      const doubtful = solution.steps.find((step) => !stepHolds(solution, step));
      return doubtful ? refusal('I found an answer, but I couldn’t confirm every step, so I won’t show it.') : solution;
    }, ONE_SOLUTION);
  } catch (error) {
    if (error instanceof CannotSolve) return refusal(error.message);
    if (error instanceof TooHeavy) return refusal('The numbers here are too large for me to work out.');
    return refusal('I can’t work with this problem.');
  }
}

function read(text: string): Problem {
  if (text.length > MAX_TEXT) throw new CannotSolve('This is too long for me to read.');
  return readProblem(text);
}

const refusal = (why: string): Refusal => ({ kind: 'refusal', why });

function withOptions(problem: Problem, { variable, method, division }: SolveOptions): Problem {
  switch (problem.kind) {
    case 'solve':
      return { ...problem, variable: variable ?? problem.variable, method: method ?? problem.method };
    case 'differentiate':
    case 'integrate':
      return { ...problem, variable: variable ?? problem.variable };
    case 'calculate':
      return { ...problem, division: division ?? problem.division };
    default:
      return problem;
  }
}
