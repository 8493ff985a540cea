/** The public face of the answer checker, and the exact arithmetic that worked solutions are built from. */
export { type Accuracy, accuracy } from './accuracy';
export { answerToLatex } from './answer-to-latex';
export { checkAnswer, sameAnswer } from './check-answer';
export { checkStep } from './check-step';
export { evaluate } from './evaluate';
export { spendAllowance, TooHeavy, withinAllowance } from './limits';
export { exactValue } from './normal-form';
export { numericValues } from './numeric-values';
export { type Parsed, parse } from './parse';
export { createRandom, type Random } from './random';
export type { Rational } from './rational';
export * as rationals from './rational';
export { isRoundedFrom } from './rounded-answer';
export { toLatex } from './to-latex';
export type { Node } from './tree';
export { integer, isWhole, numberValue, rewrite, some, variables } from './tree';
export type { AnswerKind, AnswerSpec, Form, StepVerdict, Verdict } from './types';
