/** The public face of the answer checker. */
export { answerToLatex } from './answer-to-latex';
export { checkAnswer, sameAnswer } from './check-answer';
export { checkStep } from './check-step';
export { numericValues } from './numeric-values';
export { type Parsed, parse } from './parse';
export { toLatex } from './to-latex';
export type { Node } from './tree';
export type { AnswerKind, AnswerSpec, Form, StepVerdict, Verdict } from './types';
