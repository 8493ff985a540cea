export {
  type CheckedLine,
  checkWorkingLine,
  type LineReason,
  type LineVerdict,
  type WorkingLine,
} from './check-working-line';
export { shownStart } from './question-lines';
export { isRightAnswer, statesAnswer } from './states-answer';
