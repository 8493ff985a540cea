import { checkStep, evaluate, type Node, parse, some, toLatex, variables } from '../../engine/index';
import type { AnyTemplate } from '../../templates/format';
import { makeInstance, type QuestionContent } from '../../templates/instance';
import { diagnose } from '../../tutor/index';
import { checkWorkingLine, type WorkingLine } from '../../working/index';

const approving = ['expected', 'detour', 'same', 'longer', 'finished', 'unfinished'];

/** The lines of a worked solution above each of its places, as a student's own. */
function linesAbove(question: QuestionContent): WorkingLine[][] {
  const lines: WorkingLine[] = [];
  return question.steps.map(({ line }) => {
    const above = [...lines];
    const checked = checkWorkingLine(question, above, line);
    const isRead = checked.verdict !== 'UNREADABLE';
    lines.push({ text: line, carries: isRead && checked.carries, held: isRead && checked.statesAnswer });
    return above;
  });
}

function isApproved(question: QuestionContent, above: readonly WorkingLine[], line: string): boolean {
  const { verdict } = checkWorkingLine(question, above, line);
  return ['CHECKED', 'SAME_SOLUTIONS'].includes(verdict) || approving.includes(diagnose(question, above, line).verdict);
}

function isBlamed(question: QuestionContent, above: readonly WorkingLine[], line: string): boolean {
  return (
    checkWorkingLine(question, above, line).verdict === 'LOOK_AGAIN' ||
    diagnose(question, above, line).verdict === 'known'
  );
}

/** Lines of a worked solution with one number changed, or a wrong value in a chain, that are wrong for certain; those that are approved. */
export function approvedMutants(template: AnyTemplate, seed: string): { tried: number; approved: string[] } {
  const question = makeInstance(template, seed);
  const above = linesAbove(question);
  const approved: string[] = [];
  let tried = 0;
  for (const [place, { line }] of question.steps.entries()) {
    for (const mutant of mutantsOf(line).filter((text) => isWrong(question, text))) {
      tried += 1;
      if (isApproved(question, above[place] ?? [], mutant)) approved.push(`${template.id}: "${mutant}" for "${line}"`);
    }
  }
  return { tried, approved };
}

/** One line of a question each that is right, alone, after those before it, or a part of it; those that are called wrong. */
export function blamedLines(template: AnyTemplate, seed: string): { tried: number; blamed: string[] } {
  const question = makeInstance(template, seed);
  const above = linesAbove(question);
  const own = question.steps.flatMap(({ line }, place) => [
    { line, lines: above[place] ?? [] },
    { line, lines: [] },
    ...partsOf(line).map((part) => ({ line: part, lines: above[place] ?? [] })),
  ]);
  const blamed = own.filter(({ line, lines }) => isBlamed(question, lines, line));
  return {
    tried: own.length,
    blamed: blamed.map(({ line, lines }) => `${template.id}: "${line}" after ${lines.length} lines`),
  };
}

function mutantsOf(line: string): string[] {
  const numbers = [...line.matchAll(/(?<![\d.{])\d+(?![\d.}])|(?<=\{)\d+(?=\})/g)];
  const changed = [numbers[0], numbers.at(-1)].flatMap((number) =>
    number === undefined
      ? []
      : [1, -1].map((by) => {
          const other = Math.abs(Number(number[0]) + by);
          return `${line.slice(0, number.index)}${other}${line.slice(number.index + number[0].length)}`;
        }),
  );
  const read = parse(line);
  const value =
    read.ok && read.tree.kind !== 'relation' && variables(read.tree).length === 0 ? evaluate(read.tree, {}) : null;
  const chains =
    value !== null && Number.isInteger(value) ? [`${line}=${value}=${value + 1}`, `${value + 2}=${line}`] : [];
  return [...new Set([...changed, ...chains])];
}

/** Of numbers alone: another value than every line has. With letters: no line of the solution says the same. */
function isWrong({ steps, answer }: QuestionContent, mutant: string): boolean {
  const read = parse(mutant);
  if (!read.ok) return false;
  if (variables(read.tree).length === 0) {
    if (read.tree.kind === 'relation') {
      const values = read.tree.parts.map((part) => evaluate(part, {}));
      return (
        read.tree.operators.every((sign) => sign === '=') &&
        values.some((each) => Math.abs(each - (values[0] ?? 0)) > 1e-6)
      );
    }
    const value = evaluate(read.tree, {});
    const known = steps
      .flatMap(({ line }) => line.split(/=|≈|\\approx/))
      .flatMap((side) => {
        const own = parse(side);
        return own.ok ? [evaluate(own.tree, {})] : [];
      });
    return (
      Number.isFinite(value) && known.every((each) => !(Math.abs(each - value) <= 1e-6 * Math.max(1, Math.abs(value))))
    );
  }
  const options = answer.variable === undefined ? {} : { variable: answer.variable };
  return steps.every(({ line }) => checkStep(line, mutant, options).kind === 'wrong');
}

/** What stands in a line and is worked out on the way: products, powers, brackets. */
function partsOf(line: string): string[] {
  const parts: string[] = [];
  for (const side of line.split(/=|≈|\\approx/)) {
    const read = parse(side);
    if (!read.ok) continue;
    some(read.tree, (node: Node) => {
      const isWork = ['mul', 'pow', 'div', 'root'].includes(node.kind) && node !== read.tree;
      if (isWork && variables(node).length === 0 && parts.length < 4) parts.push(toLatex(node));
      return false;
    });
  }
  return parts;
}
