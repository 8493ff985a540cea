/** The public face of the solver: problems in, explained and checked working out. */
export type { Problem } from './problem';
export { confirmSolution } from './second-reading/confirm-solution';
export type { Refusal, Solution, SolutionStep, StepRelation } from './solution';
export { type SolveOptions, solve } from './solve';
export { stepHolds } from './step-holds';
