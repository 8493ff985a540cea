import { compareAntiderivatives } from './compare-antiderivatives';
import { sameInOrder, sameMembers } from './compare-collections';
import { equationSides, proportionalSides, type Sides, solvedFor } from './compare-equations';
import { compareInequalities, sameDirected } from './compare-inequalities';
import { amountOf, sameAmount } from './compare-quantities';
import { sameRatio } from './compare-ratios';
import { sameRoots } from './equation-roots';
import { sameIntervals } from './intervals';
import { itemsOf, withoutPlusMinus } from './items';
import { sameLinearSystem } from './linear-systems';
import { holdsByItself, impliedBySolved } from './literal-equations';
import { workedMatrices } from './matrices';
import { domainOf } from './question-domain';
import { sameValue } from './same-value';
import { solvedRegion } from './solve-inequality';
import { followsFromTwo, solveTwo } from './systems-of-two';
import { integer, type Node, some, symbol, variables } from './tree';
import { isTrigonometric, sameTrigonometricSolutions } from './trigonometric-roots';
import { truthOf } from './truth';
import { inverseForm, isPositive, squareOf } from './unwrapped';

export interface StepOptions {
  variable?: string;
  positive?: boolean;
  /** The text of the question: it may bound the solutions, as 0 ≤ x ≤ 2π does. */
  question?: string;
}

type Step = 'good' | 'same-solutions' | 'wrong';

/** How a line follows from the one before. */
export function compareLines(before: Node, after: Node, options: StepOptions): Step {
  const step = followedBy(before, after, options);
  return step === 'wrong' && sameTruth(before, after) ? 'same-solutions' : step;
}

/** 2(x + 1) = 2x + 2, then 0 = 0, then "all real numbers"; the same for lines that hold for no number. */
function sameTruth(before: Node, after: Node): boolean {
  const [first, second] = [before, after].map((node) => (node.kind === 'words' ? node.says : truthOf(node)));
  const solving = after.kind === 'words' || variables(before).length > 0;
  return solving && first !== null && first !== undefined && first === second;
}

function followedBy(before: Node, after: Node, options: StepOptions): Step {
  if (some(before, isMatrix) && some(after, isMatrix)) return matrixStep(before, after);
  const chained = chainStep(before, after, options);
  if (chained) return chained;
  if (isSystem(before) || isSystem(after)) return systemStep(before, after, options);
  if ([before, after].some((node) => isInequality(node) || isRegion(node)))
    return inequalityStep(before, after, options);
  const first = equationSides(before);
  if (first) return equationStep(before, first, after, options);
  const signs = withoutPlusMinus(before);
  if (signs.length > 1 && isExpression(before)) return sameMembers(signs, itemsOf(after)) ? 'good' : 'wrong';
  if (before.kind === 'list' || before.kind === 'set' || before.kind === 'tuple') {
    return collectionStep(before, after, options);
  }
  return 'wrong';
}

const isExpression = (node: Node) =>
  !['relation', 'list', 'set', 'tuple', 'union', 'ratio', 'matrix', 'words'].includes(node.kind);
const isInequality = (node: Node): boolean =>
  node.kind === 'relation'
    ? node.operators.some((operator) => operator !== '=')
    : node.kind === 'list' || node.kind === 'union'
      ? itemsOf(node).some((item) => item !== node && isInequality(item))
      : false;
/** (1, 4) ∪ (2, 6): intervals. */
const isRegion = (node: Node) => node.kind === 'union' || node.kind === 'difference';
const isSystem = (node: Node) =>
  node.kind === 'list' &&
  node.items.length > 1 &&
  !node.joins.includes('or') &&
  node.items.every((item) => equationSides(item) !== null) &&
  variables(node).length > 1;

const isMatrix = (node: Node) => node.kind === 'matrix';

/** AB = (1 2; 3 4)(5; 6) and = (17; 39): every matrix in the line is the last one before, worked out. */
function matrixStep(before: Node, after: Node): Step {
  const value = matricesOf(before).at(-1);
  const given = matricesOf(after);
  const [first, second] = [nameOf(before), nameOf(after)];
  if (!value || given.length === 0 || (first && second && JSON.stringify(first) !== JSON.stringify(second)))
    return 'wrong';
  return given.every((matrix) => sameRows(matrix, value)) ? 'good' : 'wrong';
}

const partsOf = (node: Node) =>
  node.kind === 'relation' && node.operators.every((sign) => sign === '=') ? node.parts : [node];
const nameOf = (node: Node) => partsOf(node).find((part) => !some(part, isMatrix));

function matricesOf(node: Node): Node[] {
  const worked = partsOf(node).map(workedMatrices);
  const matrices = worked.filter(isMatrix);
  return worked.every((part) => isMatrix(part) || !some(part, isMatrix)) ? matrices : [];
}

const sameRows = (a: Node, b: Node) =>
  a.kind === 'matrix' &&
  b.kind === 'matrix' &&
  a.rows.length === b.rows.length &&
  a.rows.every((row, index) => sameInOrder(row, b.rows[index] ?? []));

/** Expressions and chains of equal expressions; null where an equation is to be compared as one. */
function chainStep(before: Node, after: Node, options: StepOptions): Step | null {
  if (before.kind === 'ratio' && after.kind === 'ratio') return sameRatio(before, after) ? 'good' : 'wrong';
  const first = chainValue(before);
  if (first === null) return null;
  const second =
    after.kind === 'relation' && after.operators.every((operator) => operator === '=') ? after.parts : [after];
  if (!second.every(isExpression)) return null;
  if (second.every((part) => sameExpression(first, part))) return 'good';
  return second.every((part) => sameButConstant(first, part, options)) ? 'same-solutions' : namedValue(first, second);
}

const INTEGRAL = /\\int\b|∫|\b(?:anti-?deriv|integra|primitive|differential equation)/i;

/** ln(3x) + C and ln x + C where antiderivatives are asked for: the constant takes in the rest. */
const sameButConstant = (a: Node, b: Node, { variable, question = '' }: StepOptions): boolean =>
  INTEGRAL.test(question) && compareAntiderivatives(b, a, { variable }) === 'with-constant' && hasConstant(a, variable);

const hasConstant = (node: Node, variable: string | undefined): boolean =>
  compareAntiderivatives(node, node, { variable }) === 'with-constant';

/** "x = 4" after "8 / 2": a name given to the value. */
function namedValue(value: Node, parts: Node[]): Step | null {
  const [name, ...rest] = parts;
  if (name?.kind !== 'symbol' || rest.length === 0 || variables(value).includes(name.name)) return 'wrong';
  return rest.every((part) => sameExpression(value, part)) ? 'good' : 'wrong';
}

function sameExpression(a: Node, b: Node): boolean {
  if (sameValue(a, b)) return true;
  const [first, second] = [amountOf(a), amountOf(b)];
  if (!first || !second || (first.unit === null && second.unit === null)) return false;
  return sameAmount(first, second, null);
}

/** The value of an expression or of a chain a = b = c whose parts are all the same; null for an equation. */
function chainValue(node: Node): Node | null {
  if (isExpression(node)) return node;
  if (node.kind !== 'relation' || node.operators.some((operator) => operator !== '=')) return null;
  const last = node.parts.at(-1);
  return last && node.parts.every((part) => isExpression(part) && sameExpression(part, last)) ? last : null;
}

function equationStep(before: Node, first: Sides, after: Node, options: StepOptions): Step {
  const second = equationSides(after);
  if (second && variables(after).length > 0) {
    const chained = sameNamed(first, second);
    if (chained || proportionalSides(first, second) !== null) return 'good';
    if (inverted(first, second)) return 'same-solutions';
    const oneName = first.left.kind === 'symbol' && JSON.stringify(first.left) === JSON.stringify(second.left);
    if (oneName && sameButConstant(first.right, second.right, options)) return 'same-solutions';
  }
  if (sameBranches(before, after)) return 'same-solutions';
  if (sameAlternatives(first, after, options)) return 'same-solutions';
  const variable = options.variable ?? onlyVariable(before);
  if (isExpression(after) && variable !== undefined) {
    const value = solvedFor(before, variable);
    if (value && sameExpression(value, after)) return 'good';
  }
  if (variable === undefined) return second && holdsByItself(second) ? 'wrong' : impliedOrWrong(before, after, options);
  // (7, 7) is a point and no list of roots.
  if (after.kind === 'tuple') return 'wrong';
  if (isTrigonometric(before, variable)) {
    const angles = sameTrigonometricSolutions(before, after, variable, domainOf(options.question, variable));
    if (angles !== null) return angles ? 'same-solutions' : 'wrong';
  }
  const roots = sameRoots(before, after, variable, options.positive === true);
  if (roots) return 'same-solutions';
  return roots === null ? impliedOrWrong(before, after, options) : 'wrong';
}

/** x + b = ±√c and x = −b ± √c: the two equations of one are those of the other. */
function sameBranches(before: Node, after: Node): boolean {
  const [a, b] = [before, after].map((node) => itemsOf(node).flatMap(withoutPlusMinus).map(equationSides));
  if (!a || !b || a.length < 2 || a.length !== b.length) return false;
  if (after.kind === 'list' && after.joins.includes('and')) return false;
  const within = (inner: (Sides | null)[], outer: (Sides | null)[]) =>
    inner.every((one) => one !== null && outer.some((two) => two !== null && proportionalSides(one, two) !== null));
  return within(a, b) && within(b, a);
}

/** log₂ x = 3 and x = 2³, either way round. */
function inverted(first: Sides, second: Sides): boolean {
  const [before, after] = [inverseForm(first), inverseForm(second)];
  return (
    (before !== null && proportionalSides(before, second) !== null) ||
    (after !== null && proportionalSides(first, after) !== null)
  );
}

/** Factors set to zero one by one (cos x = 0 or 2 sin x = 1), and v = ±√u or, for positive v, v = √u after v² = u. */
function sameAlternatives(first: Sides, after: Node, options: StepOptions): boolean {
  const second = equationSides(after);
  if (second?.left.kind === 'symbol') {
    const { left, right } = second;
    const signed = right.kind === 'plus-minus' && right.left === null;
    const root = signed ? right.right : right;
    const kept = signed || (options.positive === true && isPositive(root));
    if (kept && proportionalSides(first, { left: squareOf(left), right: squareOf(root) }) !== null) return true;
  }
  const sides = itemsOf(after).flatMap(withoutPlusMinus).map(equationSides);
  if (sides.length < 2 || (after.kind === 'list' && after.joins.some((join) => join === 'and'))) return false;
  const factors = sides.flatMap((one): Node[] =>
    one ? [{ kind: 'add', terms: [one.left, { kind: 'neg', of: one.right }] }] : [],
  );
  const product: Sides = { left: { kind: 'mul', factors }, right: integer(0) };
  return factors.length === sides.length && proportionalSides(first, product) !== null;
}

/** y = 2 × 3 and y = 6: the same name for the same value. */
function sameNamed(first: Sides, second: Sides): boolean {
  return (
    first.left.kind === 'symbol' &&
    second.left.kind === 'symbol' &&
    first.left.name === second.left.name &&
    sameExpression(first.right, second.right)
  );
}

function impliedOrWrong(before: Node, after: Node, options: StepOptions): Step {
  return impliedBySolved(before, after, options) ? 'same-solutions' : 'wrong';
}

function onlyVariable(node: Node): string | undefined {
  const names = variables(node);
  return names.length === 1 ? names[0] : undefined;
}

function inequalityStep(before: Node, after: Node, options: StepOptions): Step {
  if (sameDirected(before, after)) return 'good';
  const named = options.variable ?? onlyVariable(before) ?? onlyVariable(after);
  const variable = named ?? (isRegion(before) || isRegion(after) ? 'x' : undefined);
  if (variable === undefined) return 'wrong';
  const [first, second] = [solvedRegion(before, variable), solvedRegion(after, variable)];
  if (first && second) return sameIntervals(first, second) ? 'same-solutions' : 'wrong';
  return compareInequalities(before, after, variable).kind === 'same' ? 'same-solutions' : 'wrong';
}

function systemStep(before: Node, line: Node, options: StepOptions): Step {
  const after = namedPoint(variables(before), line) ?? line;
  const verdict = sameLinearSystem(itemsOf(before), itemsOf(after));
  if (verdict !== 'unknown') return verdict === 'same' ? 'good' : verdict === 'implied' ? 'same-solutions' : 'wrong';
  const lines = itemsOf(after);
  const each = itemsOf(before).map(
    (item, index) => lines[index] !== undefined && compareLines(item, lines[index], options) !== 'wrong',
  );
  if (lines.length === each.length && each.every(Boolean)) return 'good';
  const solved = solveTwo(itemsOf(before));
  return solved && followsFromTwo(solved, after) ? 'same-solutions' : 'wrong';
}

/** (1, 2, 3) as x = 1, y = 2, z = 3, for three unknowns or more, with their names in front or in their order. */
function namedPoint(names: string[], line: Node): Node | null {
  const sides = equationSides(line);
  const [given, point] = sides ? [sides.left, sides.right] : [null, line];
  if (point.kind !== 'tuple' || names.length < 3 || point.items.length !== names.length) return null;
  const written = given === null ? names : given.kind === 'tuple' ? given.items.flatMap(variables) : [];
  if (written.length !== names.length || written.some((name) => !names.includes(name))) return null;
  const items = point.items.map(
    (value, index): Node => ({ kind: 'relation', parts: [symbol(written[index] ?? ''), value], operators: ['='] }),
  );
  return { kind: 'list', items, joins: items.slice(1).map(() => ',' as const) };
}

/** Alternatives such as x − 2 = 0 or x + 3 = 0, pairs and plain lists. */
function collectionStep(before: Node, after: Node, options: StepOptions): Step {
  const variable = options.variable ?? onlyVariable(before);
  if (variable !== undefined && sameRoots(before, after, variable, options.positive === true)) return 'good';
  if (variable !== undefined) return eachFollows(itemsOf(before), itemsOf(after), options) ? 'good' : 'wrong';
  const [a, b] = [itemsOf(before).flatMap(withoutPlusMinus), itemsOf(after).flatMap(withoutPlusMinus)];
  return sameInOrder(a, b) ? 'good' : 'wrong';
}

/** Alternatives that follow one by one: cos x = 0 or 2 sin x = 1, then cos x = 0 or sin x = 1/2. */
const eachFollows = (before: Node[], after: Node[], options: StepOptions): boolean =>
  before.length === after.length &&
  before.every((item, index) => {
    const next = after[index];
    return next !== undefined && equationSides(item) !== null && compareLines(item, next, options) !== 'wrong';
  });
