import { exactValue, type Node, type Rational, some, toLatex } from '../engine/index';
import { arithmeticLatex, isPlainFraction, valueNode } from './arithmetic-latex';
import { asDecimal, decimalText, type NumberStyle, plain, styleOf } from './number-latex';
import { cannot, type Solution } from './solution';
import { Working } from './working';

const REASONS = {
  brackets: 'Work out the brackets first.',
  powers: 'Next, work out indices and roots.',
  products: 'Next, multiply and divide from left to right.',
  negatives: 'Subtracting a negative is the same as adding.',
  sums: 'Last, add and subtract from left to right.',
} as const;

/** Works out a number expression in the order of operations, one kind of operation a line. */
export function orderOfOperations(tree: Node, divides: boolean): Solution {
  const value = exactValue(tree);
  if (value === null) return cannot('I can’t work this out as an exact number.');
  const style = styleOf(tree);
  const working = new Working('order-of-operations');
  working.start('read-the-expression', arithmeticLatex(tree, divides), 'Start with the given expression.');
  let now = tree;
  for (let i = 0; i < 14 && !isDone(now); i += 1) {
    const bracket = innermostBracket(now, true);
    const group = bracket ?? now;
    const [rule, next] = reduced(group, style);
    const reason = bracket && rule === 'sums' ? REASONS.brackets : REASONS[rule];
    now = bracket ? replaced(now, bracket, next) : next;
    working.equal(bracket ? 'brackets-first' : rule, arithmeticLatex(now, divides), reason);
  }
  const final = arithmeticLatex(valueNode(value, style), divides);
  working.equal('write-the-answer', final, 'Write the answer in simplest form.');
  const forms = style === asDecimal ? [] : [{ kind: 'lowest-terms' } as const];
  return working.answer({
    kind: 'number',
    model: style === asDecimal ? asPlainDecimal(value) : plain(value),
    ...(forms.length > 0 ? { forms } : {}),
  });
}

const asPlainDecimal = (value: Rational) => decimalText(value) ?? plain(value);

const isDone = (node: Node): boolean =>
  node.kind === 'number' || (node.kind === 'neg' && isDone(node.of)) || isPlainFraction(node);

/** The deepest sum inside something else, with no sum inside it. */
function innermostBracket(node: Node, isRoot: boolean): Node | null {
  for (const child of partsOf(node)) {
    const found = innermostBracket(child, false);
    if (found) return found;
  }
  return node.kind === 'add' && !isRoot ? node : null;
}

function partsOf(node: Node): Node[] {
  switch (node.kind) {
    case 'add':
      return node.terms;
    case 'mul':
      return node.factors;
    case 'div':
      return [node.top, node.bottom];
    case 'pow':
      return [node.base, node.exponent];
    case 'neg':
    case 'root':
    case 'percent':
      return [node.of];
    default:
      return [];
  }
}

const replaced = (node: Node, old: Node, by: Node): Node =>
  node === old ? by : mapParts(node, (part) => replaced(part, old, by));

/** The node with each part changed. */
function mapParts(node: Node, change: (part: Node) => Node): Node {
  switch (node.kind) {
    case 'add':
      return { ...node, terms: node.terms.map(change) };
    case 'mul':
      return { ...node, factors: node.factors.map(change) };
    case 'div':
      return { ...node, top: change(node.top), bottom: change(node.bottom) };
    case 'pow':
      return { ...node, base: change(node.base), exponent: change(node.exponent) };
    case 'neg':
    case 'root':
    case 'percent':
      return { ...node, of: change(node.of) };
    default:
      return node;
  }
}

/** A group without brackets after its next kind of operation. */
function reduced(group: Node, style: NumberStyle): [keyof typeof REASONS, Node] {
  const isPower = (node: Node) => ['pow', 'root', 'factorial', 'percent', 'call', 'mixed'].includes(node.kind);
  const isProduct = (node: Node) => (node.kind === 'mul' || node.kind === 'div') && !isPlainFraction(node);
  if (some(group, isPower)) return ['powers', valued(group, isPower, style)];
  if (some(group, isProduct)) return ['products', valued(group, isProduct, style)];
  if (group.kind === 'add' && group.terms.some(isDoubleNegative))
    return [
      'negatives',
      {
        ...group,
        terms: group.terms.map((term) => (term.kind === 'neg' && term.of.kind === 'neg' ? term.of.of : term)),
      },
    ];
  return ['sums', valueOfNode(group, style)];
}

const isDoubleNegative = (node: Node) => node.kind === 'neg' && node.of.kind === 'neg';

/** Every part that meets the test, outermost first, worked out. */
function valued(node: Node, test: (node: Node) => boolean, style: NumberStyle): Node {
  if (test(node)) return valueOfNode(node, style);
  return mapParts(node, (part) => valued(part, test, style));
}

function valueOfNode(node: Node, style: NumberStyle): Node {
  const value = exactValue(node);
  return value ? valueNode(value, style) : cannot(`I can’t work out $${toLatex(node)}$ exactly.`);
}
