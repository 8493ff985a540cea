import katex from 'katex';
import { expect, vi } from 'vitest';
import { checkAnswer, createRandom, numericValues, parse, type Random } from '../engine/index';
import { formulasOf } from '../lint/rich-text';
import type { Problem } from './problem';
import type { Solution } from './solution';
import { solve } from './solve';
import { stepHolds } from './step-holds';

// Several hundred problems a test, each with its mutants, take longer than a unit test usually may.
vi.setConfig({ testTimeout: 60_000 });

/** The solution of a problem that must be solved, with everything checked that holds for every solution. */
export function solved(problem: string | Problem): Solution {
  const solution = solve(problem);
  if (solution.kind === 'refusal') throw new Error(`${JSON.stringify(problem)} was refused: ${solution.why}`);
  expect(faultsOf(solution), JSON.stringify(problem)).toEqual([]);
  return solution;
}

/** The reason a problem is refused for. */
export function refused(problem: string | Problem): string {
  const solution = solve(problem);
  if (solution.kind === 'solution') throw new Error(`${JSON.stringify(problem)} was solved: ${solution.answer.model}`);
  expect(solution.why).toMatch(/^[A-Z].*\.$/s);
  return solution.why;
}

/** The values of the answer as doubles, in the order written. */
export function valuesOf({ answer }: Solution): number[] {
  return numericValues(answer.model) ?? [];
}

/** Formulas that were set without a fault before. */
const typeset = new Set<string>();

function faultsOf(solution: Solution): string[] {
  const { steps, answer, answerLatex, notes } = solution;
  const faults = steps.flatMap((step) =>
    stepHolds(solution, step) ? [] : [`${step.before} ⟶ ${step.after} does not hold`],
  );
  if (checkAnswer(answer, answer.model).kind !== 'correct') faults.push(`the answer ${answer.model} is not accepted`);
  if (steps.length === 0) faults.push('no steps');
  if (steps.length > 16) faults.push(`${steps.length} steps`);
  const last = steps.at(-1);
  if (!last || !stepHolds(solution, { ...last, relation: 'result' }))
    faults.push(`the last line ${last?.after} is not the answer`);
  for (const step of steps) {
    if (step.relation !== 'start' && step.relation !== 'identity' && step.relation !== 'result' && step.before === '')
      faults.push(`nothing before ${step.after}`);
    if (!/^["A-Z$].*[.!]$/s.test(step.reason)) faults.push(`no sentence: ${step.reason}`);
    if (step.relation !== 'start' && /NaN|undefined|null|\+-|--|(?<![\d.])1[a-z]/.test(step.after))
      faults.push(`badly written: ${step.after}`);
  }
  const formulas = [
    ...steps.map((step) => step.after),
    answerLatex,
    ...steps.flatMap((step) => formulasOf(step.reason)),
    ...notes.flatMap(formulasOf),
  ];
  for (const formula of formulas) {
    if (typeset.has(formula)) continue;
    try {
      katex.renderToString(formula, { throwOnError: true });
      typeset.add(formula);
    } catch {
      faults.push(`cannot be set: ${formula}`);
    }
  }
  return faults;
}

/** Each line with its last number (of at most six digits) raised by one must fail; gives how many were tried and which passed. */
export function mutantsOf(solution: Solution): { tried: number; passed: string[] } {
  let tried = 0;
  const passed = solution.steps.flatMap((step) => {
    const mutant = step.after.replace(/\d+(?=\D*$)/, (digits) =>
      digits.length > 6 ? digits : `${BigInt(digits) + 1n}`.padStart(digits.length, '0'),
    );
    if (
      step.relation === 'start' ||
      withoutOnes(mutant) === withoutOnes(step.after) ||
      !parse(mutant.replaceAll('\\approx', '=')).ok
    )
      return [];
    tried += 1;
    return stepHolds(solution, step, mutant) ? [`${step.before} ⟶ ${mutant}`] : [];
  });
  return { tried, passed };
}

/** Every power of 1 is 1, so another index there is no mutant. */
const withoutOnes = (line: string) => line.replace(/(?<!\d)1\^\{\d+\}/g, '1');

/** Solves `count` generated problems; `confirm` checks each answer by another method. At least 98 % of mutants must fail. */
export function solveMany<T>(
  name: string,
  count: number,
  make: (random: Random) => { problem: string | Problem; known: T },
  confirm: (solution: Solution, known: T) => void,
): void {
  let tried = 0;
  const passed: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const { problem, known } = make(createRandom(`${name} ${i}`));
    const solution = solved(problem);
    confirm(solution, known);
    const mutants = mutantsOf(solution);
    tried += mutants.tried;
    passed.push(...mutants.passed);
  }
  expect(passed.length, passed.slice(0, 5).join('\n')).toBeLessThanOrEqual(0.02 * tried);
}
