export {
  type CheckedLine,
  checkClosedLine,
  checkWorkingLine,
  type LineReason,
  type LineVerdict,
  type WorkingLine,
} from './check-working-line';
export { effortOf } from './effort';
export { looksFinal } from './looks-final';
export { shownStart } from './question-lines';
export { hasAnswerShape, isRightAnswer } from './states-answer';
