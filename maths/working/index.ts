export { checkClosedLine, checkWorkingLine, type WorkingLine } from './check-working-line';
export type { CheckedLine, LineReason, LineVerdict } from './checked-line';
export { effortOf } from './effort';
export { looksFinal } from './looks-final';
export { shownStart } from './question-lines';
export { hasAnswerShape, isRightAnswer } from './states-answer';
