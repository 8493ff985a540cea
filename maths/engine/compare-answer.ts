import { compareAntiderivatives, isUpToConstant } from './compare-antiderivatives';
import { sameInOrder, sameMembers, solutionValues } from './compare-collections';
import { sameEquation, sameSolvedEquation, solvedFor } from './compare-equations';
import { compareInequalities } from './compare-inequalities';
import { amountOf, sameAmount } from './compare-quantities';
import { sameRatio } from './compare-ratios';
import { sameSystem } from './compare-systems';
import { bare, closeEnough } from './compare-values';
import type { Comparison } from './comparison';
import { sameGeneralSolution } from './general-solutions';
import { itemsOf } from './items';
import { impliedBySolved } from './literal-equations';
import { directionLetters, isVectorEquation, lineOf, sameLine } from './parametric-lines';
import { parse } from './parse';
import { plainUnit } from './plain-notation';
import { questionUnits } from './question-units';
import { sameValue } from './same-value';
import { isEverything } from './solution-region';
import { type Node, rewrite, some, type UnitPower, variables } from './tree';
import { truthOf } from './truth';
import type { AnswerSpec } from './types';
import { sameUnit } from './units';
import { vectorOf } from './vectors';

const verdict = (same: boolean): Comparison => (same ? { kind: 'same' } : { kind: 'different' });

/** Whether two trees mean the same answer under the spec's kind. */
export function compareTree(spec: AnswerSpec, input: Node, model: Node): Comparison {
  const { tolerance, variable } = spec;
  switch (spec.kind) {
    case 'number':
    case 'expression':
      if (isUpToConstant(spec)) return antiderivative(spec, bare(input, variable), bare(model, variable));
      return verdict(sameScalar(spec, bare(input, variable), bare(model, variable)));
    case 'equation':
      return sameByParameter(spec, input, model) ?? compareEquation(input, model, variable);
    case 'inequality':
      return compareInequalities(input, model, variable);
    case 'solutions': {
      const said = truthOf(input);
      if (model.kind === 'words' && said !== null) return verdict(said === model.says);
      const wanted = solutionValues(withoutOwnUnit(spec, model), variable);
      const given = solutionValues(withoutOwnUnit(spec, input), variable);
      if (isEverything(model, variable) || isEverything(input, variable))
        return verdict(isEverything(model, variable) && isEverything(input, variable));
      if (wanted === null || given === null) return { kind: 'different' };
      return verdict(sameMembers(given, wanted, tolerance) || sameGeneralSolution(given, wanted, variable));
    }
    case 'system':
      return verdict(sameSystem(input, model, tolerance, new Set(questionUnits(spec.question).letters)));
    case 'list':
      return verdict(
        input.kind !== 'set' &&
          model.kind !== 'set' &&
          sameInOrder(values(spec, input), values(spec, model), tolerance),
      );
    case 'set':
      if (input.kind === 'union' && input.parts.every((part) => part.kind === 'set'))
        return compareTree(spec, { kind: 'set', items: input.parts.flatMap(itemsOf) }, model);
      if (input.kind === 'words' || model.kind === 'words')
        return verdict(input.kind === 'words' && model.kind === 'words' && input.says === model.says);
      return verdict(
        input.kind !== 'tuple' &&
          model.kind !== 'tuple' &&
          sameMembers(values(spec, input), values(spec, model), tolerance),
      );
    case 'coordinate':
      return sameByParameter(spec, input, model) ?? verdict(sameCoordinate(input, model, tolerance));
    case 'ratio':
      return verdict(sameRatio(input, model));
    case 'quantity':
    case 'money':
      return verdict(sameMeasure(spec, bare(input, variable), bare(model, variable)));
    default:
      return { kind: 'different' };
  }
}

/**
 * Lines by a parameter, where the model is a point plus a multiple of a direction: any point of the line and any multiple
 * of its direction will do. A letter of the question is no parameter: r = (1, 2) + t(3, 4) may be a place at a time.
 */
function sameByParameter(spec: AnswerSpec, input: Node, model: Node): Comparison | null {
  const wanted = isVectorEquation(model) ? lineOf(model, null) : null;
  if (wanted === null) return null;
  const { letters } = questionUnits(spec.question);
  if (directionLetters(model).some((letter) => letters.has(letter))) return null;
  const given = lineOf(input, wanted.point.length);
  return verdict(given !== null && sameLine(given, wanted));
}

const ABSOLUTE_WANTED =
  'Right so far. Now put absolute value signs in the logarithm, such as ln|x| or logₑ|x|, so it works for negative values too.';

function antiderivative(spec: AnswerSpec, input: Node, model: Node): Comparison {
  const found = compareAntiderivatives(input, model, spec);
  if (found === 'without-absolute') return { kind: 'unfinished', message: ABSOLUTE_WANTED };
  if (found === 'without-constant') return { kind: 'lacks', form: 'with-constant' };
  return verdict(found === 'with-constant');
}

function sameScalar(spec: AnswerSpec, input: Node, model: Node): boolean {
  // A number has no unknowns, even where they would cancel: 12x/x, or 0 with letters after it.
  if (spec.kind === 'number' && variables(input).length > 0 && variables(model).length === 0) return false;
  if (spec.kind === 'number' && spec.unit !== undefined) return sameMeasure(spec, input, model);
  if (input.kind === 'quantity' || model.kind === 'quantity') return sameMeasure(spec, input, model);
  if (input.kind === 'words' || model.kind === 'words')
    return input.kind === 'words' && model.kind === 'words' && input.says === model.says;
  if (some(input, isInfinity) || some(model, isInfinity)) return JSON.stringify(input) === JSON.stringify(model);
  if (input.kind === 'matrix' || model.kind === 'matrix') return sameMatrix(input, model, spec.tolerance);
  // 30° and 30 name the same angle where only one of them carries the sign.
  if (input.kind === 'degrees' && model.kind !== 'degrees' && !some(model, angled))
    return closeEnough(input.of, model, spec.tolerance);
  if (model.kind === 'degrees' && input.kind !== 'degrees' && !some(input, angled))
    return closeEnough(input, model.of, spec.tolerance);
  if (model.kind === 'degrees' && input.kind === 'degrees') return closeEnough(input.of, model.of, spec.tolerance);
  return closeEnough(input, model, spec.tolerance);
}

const isInfinity = (node: Node) => node.kind === 'symbol' && node.name === 'infinity';
const angled = (node: Node) =>
  node.kind === 'degrees' ||
  (node.kind === 'call' && node.name.startsWith('arc')) ||
  (node.kind === 'symbol' && node.name === 'pi');

function sameMatrix(a: Node, b: Node, tolerance?: number): boolean {
  if (a.kind !== 'matrix' || b.kind !== 'matrix' || a.rows.length !== b.rows.length) return false;
  return a.rows.every((row, index) => sameInOrder(row, b.rows[index] ?? [], tolerance));
}

function sameMeasure(spec: AnswerSpec, input: Node, model: Node): boolean {
  const given = amountOf(input);
  const wanted = amountOf(model);
  return given !== null && wanted !== null && sameAmount(given, wanted, unitOf(spec), spec.tolerance);
}

/** The unit a bare number is read in. */
export function unitOf(spec: AnswerSpec): UnitPower[] | null {
  if (spec.kind === 'money') return [{ name: '$', power: 1 }];
  if (spec.unit === undefined) return null;
  const read = parse(`1 ${plainUnit(spec.unit)}`, { units: true, extraUnits: [spec.unit] });
  const amount = read.ok ? amountOf(read.tree) : null;
  return amount?.unit ?? [{ name: spec.unit, power: 1 }];
}

/** Items of a list with their units taken in; "x =" in front is allowed where the unknown is named. */
function values(spec: AnswerSpec, node: Node): Node[] {
  const inner = bare(node, spec.variable);
  const unit = unitOf(spec);
  return itemsOf(inner).map((item) => {
    const amount = item.kind === 'quantity' ? amountOf(item) : null;
    return amount && unit && sameAmount({ value: amount.value, unit: amount.unit }, { value: amount.value, unit }, unit)
      ? amount.value
      : item;
  });
}

/** The unit of the question taken off each value that carries it. */
function withoutOwnUnit(spec: AnswerSpec, node: Node): Node {
  const unit = unitOf(spec);
  if (unit === null) return node;
  return rewrite(node, (part) => (part.kind === 'quantity' && sameUnit(part.unit, unit) ? part.value : part));
}

function compareEquation(input: Node, model: Node, variable: string | undefined): Comparison {
  const wanted = variable === undefined ? null : solvedFor(model, variable);
  if (variable !== undefined && wanted !== null) {
    if (sameSolvedEquation(input, model, variable)) return { kind: 'same' };
    if (input.kind !== 'relation' && closeEnough(input, wanted)) return { kind: 'same' };
    if (solvedFor(input, variable) !== null) return { kind: 'different' };
    return sameEquation(input, model) || impliedBySolved(input, model, { variable, positive: true })
      ? { kind: 'unfinished', message: `Right so far. Now get ${variable} by itself.` }
      : { kind: 'different' };
  }
  if (input.kind !== 'relation' && model.kind !== 'relation') return verdict(sameValue(input, model));
  const rule = input.kind === 'relation' ? null : solvedSide(model);
  if (rule && sameValue(rule.value, input))
    return { kind: 'unfinished', message: `Right rule. Now write it as an equation: ${rule.name} = …` };
  return verdict(sameEquation(input, model));
}

/** The rule of "y = 2x + 3" and its name; null for equations that give no rule. */
function solvedSide(model: Node): { name: string; value: Node } | null {
  const name = model.kind === 'relation' && model.parts[0]?.kind === 'symbol' ? model.parts[0].name : null;
  const value = name === null ? null : solvedFor(model, name);
  return name !== null && value !== null && variables(value).length > 0 ? { name, value } : null;
}

/** (2, -3), 2, -3, A(2, -3) or x = 2, y = -3, a column or 2i - 3j; several points in any order. */
function sameCoordinate(input: Node, model: Node, tolerance?: number): boolean {
  const wanted = pointsOf(model, null);
  const size = wanted?.[0]?.kind === 'tuple' ? wanted[0].items.length : null;
  const given = pointsOf(input, size);
  return given !== null && wanted !== null && sameMembers(given, wanted, tolerance);
}

function pointsOf(node: Node, size: number | null): Node[] | null {
  if (node.kind === 'tuple') return node.open === '(' && node.close === ')' ? [node] : null;
  const vector = vectorOf(node, size);
  if (vector) return [vector];
  if (node.kind === 'call' && node.name === 'binomial')
    return [{ kind: 'tuple', items: node.args, open: '(', close: ')' }];
  if (node.kind === 'mul' && node.factors.length === 2 && isPointName(node.factors[0]) && node.factors[1])
    return pointsOf(node.factors[1], size);
  if (
    node.kind === 'relation' &&
    node.parts.length === 2 &&
    node.operators[0] === '=' &&
    (node.parts[0]?.kind === 'symbol' || isNames(node.parts[0])) &&
    node.parts[1]
  )
    return pointsOf(node.parts[1], size);
  if (node.kind !== 'list' && node.kind !== 'set') return null;
  const points = node.items.map((item) => (item.kind === 'relation' ? null : pointsOf(item, size)));
  if (points.every((point) => point !== null)) return points.flat().filter((point) => point !== null);
  if (node.kind === 'set' || node.joins.includes('or')) return null;
  const axes = node.items.map((item, index) => axisValue(item, ['x', 'y', 'z'][index] ?? ''));
  const named = node.items.some((item) => item.kind === 'relation');
  if (axes.some((axis) => axis === null) || (named && !node.items.every((item) => item.kind === 'relation')))
    return null;
  return [{ kind: 'tuple', items: axes.filter((axis) => axis !== null), open: '(', close: ')' }];
}

/** (x, y), the names of the axes before a point. */
const isNames = (node: Node | undefined) =>
  node?.kind === 'tuple' && node.items.every((item, index) => item.kind === 'symbol' && item.name === 'xyz'[index]);

/** A, B_1: points have capital letters. */
const isPointName = (node: Node | undefined) => node?.kind === 'symbol' && /^[A-Z](?:_|$)/.test(node.name);

function axisValue(item: Node, axis: string): Node | null {
  if (item.kind === 'tuple') return null;
  return item.kind === 'relation' ? (solvedFor(item, axis) ?? null) : item;
}
