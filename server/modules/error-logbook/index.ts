export { correctError, correctRedo } from './correct-error';
export type { ErrorEntry } from './describe-error';
export {
  clearedIdeaSql,
  type DueCount,
  dueCountsJson,
  erringAmongJson,
  erringInJson,
  erringJson,
  waitsSql,
} from './due-errors.repo';
export {
  changingLogbook,
  type ErrorsAtAnswer,
  type ErrorsAtAnswerJson,
  errorsAtAnswer,
  errorsAtAnswerJson,
  type LogbookChange,
  loggedAttemptsJson,
  nameMistake,
} from './error-logbook.repo';
export type { ErrorStanding } from './error-standing';
export { afterRight, afterWrong, newError, relapse } from './error-standing';
export { errorsToRedo, type RedoKind } from './errors-to-redo';
export type { FollowUp } from './follow-ups';
export { type DueTotals, type ErrorLogbook, getErrorLogbook } from './get-error-logbook';
export type { ErrorGroup, ErrorTotals, HeatCell } from './group-errors';
export { totalsOf, unclassified } from './group-errors';
export { calendarIn } from './local-calendar';
export {
  type ChangedErrors,
  changedErrorsJson,
  type ErrorTally,
  medianDaysSql,
  tallyErrors,
} from './logbook-reads.repo';
export {
  afterRightRedo,
  afterWrongAnswer,
  type RightRedo,
  recordMistake,
  recordReview,
  type WrongAnswer,
} from './record-answer';
export { reviewed } from './review-card';
export { skillOf } from './skill';
export { describeUnresolvedCounts, type UnresolvedCount, unresolvedCountByCourse } from './unresolved-count-by-course';
