import { checkAnswer, checkStep } from '../engine/index';
import type { Solution, SolutionStep } from './solution';

/**
 * Whether a step of a solution passes the answer checker, with `line` in the place of its own where one is given.
 * A `start` line claims nothing about the line before, so it always holds.
 */
export function stepHolds(solution: Solution, step: SolutionStep, line = step.after): boolean {
  switch (step.relation) {
    case 'start':
      return true;
    case 'identity':
      return isTrue(line);
    case 'result':
      return isAnswer(solution, line);
    case 'equal':
      return checkStep(step.before, line).kind === 'good';
    case 'equivalent': {
      const { variable, positive } = solution;
      const { kind } = checkStep(step.before, line, { variable, positive });
      return kind === 'good' || (kind === 'same-solutions' && !isEmptyClaim(step.before, line, variable));
    }
  }
}

const WORDS = ['\\text{no solution}', '\\text{all real numbers}'];

/** Lines without a solution all have the same solutions, so "same solutions" then says nothing about the line. */
function isEmptyClaim(before: string, line: string, variable: string | undefined): boolean {
  return (
    !WORDS.includes(line) && WORDS.some((words) => checkStep(before, words, { variable }).kind === 'same-solutions')
  );
}

/** a = b = c with one value all along. */
function isTrue(line: string): boolean {
  const sides = line.split('=');
  return (
    sides.length > 1 &&
    sides.slice(1).every((side, index) => {
      const model = sides[index] ?? '';
      return (['expression', 'quantity'] as const).some(
        (kind) => checkAnswer({ kind, model }, side).kind === 'correct',
      );
    })
  );
}

/** The line, or what stands after its last equals sign, is the answer in its form. */
function isAnswer({ answer }: Solution, line: string): boolean {
  const exact = line.replaceAll('\\approx', '=');
  return [exact, exact.split('=').at(-1) ?? exact].some((text) => checkAnswer(answer, text).kind === 'correct');
}
