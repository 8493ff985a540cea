/**
 * The public face of the answer checker, and the exact arithmetic that worked solutions are built from. Every function
 * has caps: texts by `limits.ts`, trees by `within-caps.ts`.
 */
import { evaluate as evaluateTree } from './evaluate';
import { exactValue as exactValueOf } from './normal-form';
import { toLatex as treeToLatex } from './to-latex';
import { rewrite as rewriteTree, some as someNode, variables as variablesOf } from './tree';
import { capped } from './within-caps';

export const evaluate = capped(evaluateTree);
export const exactValue = capped(exactValueOf);
export const rewrite = capped(rewriteTree);
export const some = capped(someNode);
export const toLatex = capped(treeToLatex);
export const variables = capped(variablesOf);

export { type Accuracy, accuracy } from './accuracy';
export { answerToLatex } from './answer-to-latex';
export { checkAnswer, sameAnswer } from './check-answer';
export { checkForm, type FormProblem } from './check-form';
export { checkStep } from './check-step';
export { spendAllowance, TooHeavy, withinAllowance } from './limits';
export { numericValues } from './numeric-values';
export { type Parsed, parse } from './parse';
export { createRandom, type Random } from './random';
export type { Rational } from './rational';
export * as rationals from './rational';
export { isRoundedFrom } from './rounded-answer';
export type { Node } from './tree';
export { children, integer, isWhole, numberValue } from './tree';
export type { AnswerKind, AnswerSpec, Form, StepVerdict, Verdict } from './types';
