export type { DoneSet } from './done-today';
export { getNextStep, newSetKey } from './get-next-step';
export { type NextStep, nextStepFrom, nextStepKinds } from './next-step';
export {
  findNextStepRow,
  type NextStepRow,
  type NextStepWanted,
  nextStepColumns,
  nextStepWanted,
} from './next-step.repo';
export type { OpenPractice } from './open-practice';
export { type WeekPlan, weekPlan } from './week-plan';
