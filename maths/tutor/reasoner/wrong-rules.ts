import { integer, type Node, rewrite, toLatex, variables } from '../../engine/index';

/** A misconception as a rule that turns a sound line into the lines that somebody with this idea writes next. */
interface WrongRule {
  misconceptionId: string;
  linesAfter(line: Node): Node[];
}

const neg = (of: Node): Node => (of.kind === 'neg' ? of.of : { kind: 'neg', of });
const add = (terms: Node[]): Node => (terms.length === 1 && terms[0] ? terms[0] : { kind: 'add', terms });
const mul = (factors: Node[]): Node => (factors.length === 1 && factors[0] ? factors[0] : { kind: 'mul', factors });
const div = (top: Node, bottom: Node): Node => ({ kind: 'div', top, bottom });
const termsOf = (node: Node): Node[] => (node.kind === 'add' ? node.terms : [node]);
const factorsOf = (node: Node): Node[] => (node.kind === 'mul' ? node.factors : [node]);
const without = <T>(list: readonly T[], place: number): T[] => list.filter((_, other) => other !== place);
const isClosed = (node: Node) => variables(node).length === 0;

/** The tree with `change` made at one place where it applies, once for each such place and way. */
function atEachPlace(tree: Node, change: (node: Node) => Node[]): Node[] {
  const all: Node[] = [];
  let places = 0;
  rewrite(tree, (node) => {
    places += 1;
    return node;
  });
  for (let place = 0; place < places && all.length < 24; place += 1) {
    let options: Node[] = [];
    for (let option = 0; option === 0 || option < options.length; option += 1) {
      let at = -1;
      const changed = rewrite(tree, (node) => {
        at += 1;
        if (at !== place) return node;
        options = change(node);
        return options[option] ?? node;
      });
      if (options.length > 0) all.push(changed);
    }
  }
  return all;
}

/** The two sides of an equation or inequality, and how to write such a line anew. */
function sidesOf(line: Node): { left: Node; right: Node; sign: string; as: (left: Node, right: Node) => Node } | null {
  const [left, right] = line.kind === 'relation' ? line.parts : [];
  const [sign] = line.kind === 'relation' ? line.operators : [];
  if (line.kind !== 'relation' || !left || !right || line.parts.length !== 2 || sign === undefined) return null;
  return { left, right, sign, as: (one, other) => ({ ...line, parts: [one, other] }) };
}

/** The number in front of a letter, as (number, rest) of 3x or −3x. */
function coefficient(node: Node): { number: Node; rest: Node } | null {
  if (node.kind === 'neg') {
    const inner = coefficient(node.of);
    return inner && { number: neg(inner.number), rest: inner.rest };
  }
  const factors = factorsOf(node);
  const place = factors.findIndex((factor) => factor.kind === 'number');
  const number = factors[place];
  const rest = without(factors, place);
  return number && rest.length > 0 && !isClosed(mul(rest)) ? { number, rest: mul(rest) } : null;
}

const equations: WrongRule[] = [
  {
    misconceptionId: 'moves-term-keeps-sign',
    linesAfter: (line) => {
      const sides = sidesOf(line);
      if (!sides) return [];
      const { left, right, as } = sides;
      const [lefts, rights] = [termsOf(left), termsOf(right)];
      return [
        ...(lefts.length < 2 ? [] : lefts.map((term, place) => as(add(without(lefts, place)), add([...rights, term])))),
        ...(rights.length < 2
          ? []
          : rights.map((term, place) => as(add([...lefts, term]), add(without(rights, place))))),
      ];
    },
  },
  {
    misconceptionId: 'subtracts-coefficient',
    linesAfter: (line) => {
      const sides = sidesOf(line);
      const front = sides && coefficient(sides.left);
      return sides && front ? [sides.as(front.rest, add([sides.right, neg(front.number)]))] : [];
    },
  },
  {
    misconceptionId: 'undoes-with-same-operation',
    linesAfter: (line) => {
      const sides = sidesOf(line);
      const front = sides && coefficient(sides.left);
      return sides && front ? [sides.as(front.rest, mul([front.number, sides.right]))] : [];
    },
  },
  {
    misconceptionId: 'divides-one-term-only',
    linesAfter: (line) => {
      const sides = sidesOf(line);
      if (!sides) return [];
      const terms = termsOf(sides.left);
      return terms.flatMap((term, place) => {
        const front = coefficient(term);
        if (!front || terms.length < 2) return [];
        const divided = terms.map((other, at) => (at === place ? front.rest : other));
        return [sides.as(add(divided), div(sides.right, front.number))];
      });
    },
  },
  {
    misconceptionId: 'inequality-not-flipped',
    linesAfter: (line) => {
      const sides = sidesOf(line);
      const front = sides && sides.sign !== '=' ? coefficient(sides.left) : null;
      if (!sides || front?.number.kind !== 'neg') return [];
      return [sides.as(front.rest, div(sides.right, front.number))];
    },
  },
];

/** a(b + c), with its factor and the terms of its bracket. */
function bracketed(node: Node): { factor: Node; terms: Node[] } | null {
  if (node.kind !== 'mul') return null;
  const place = node.factors.findIndex((factor) => factor.kind === 'add');
  const bracket = node.factors[place];
  if (bracket?.kind !== 'add' || node.factors.length < 2) return null;
  return { factor: mul(without(node.factors, place)), terms: bracket.terms };
}

const brackets: WrongRule[] = [
  {
    misconceptionId: 'distributes-to-first-only',
    linesAfter: (line) =>
      isClosed(line)
        ? []
        : atEachPlace(line, (node) => {
            const found = bracketed(node);
            const [first, ...rest] = found?.terms ?? [];
            return found && first ? [add([mul([found.factor, first]), ...rest])] : [];
          }),
  },
  {
    misconceptionId: 'ignores-brackets',
    linesAfter: (line) =>
      isClosed(line)
        ? atEachPlace(line, (node) => {
            const found = bracketed(node);
            const [first, ...rest] = found?.terms ?? [];
            return found && first ? [add([mul([found.factor, first]), ...rest])] : [];
          })
        : [],
  },
  {
    misconceptionId: 'sign-lost-on-distribute',
    linesAfter: (line) =>
      atEachPlace(line, (node) => {
        const found = node.kind === 'neg' ? bracketed(node.of) : null;
        if (found) {
          const [first, ...rest] = found.terms;
          return first
            ? [add([neg(mul([found.factor, first])), ...rest.map((term) => mul([found.factor, term]))])]
            : [];
        }
        if (node.kind !== 'neg' || node.of.kind !== 'add') return [];
        const [first, ...rest] = node.of.terms;
        return first ? [add([neg(first), ...rest])] : [];
      }),
  },
  {
    misconceptionId: 'square-of-sum-termwise',
    linesAfter: (line) =>
      atEachPlace(line, (node) =>
        node.kind === 'pow' && node.base.kind === 'add'
          ? [
              add(
                node.base.terms.map((base) =>
                  base.kind === 'neg' ? neg({ ...node, base: base.of }) : { ...node, base },
                ),
              ),
            ]
          : [],
      ),
  },
  {
    misconceptionId: 'joins-unlike-terms',
    linesAfter: (line) =>
      atEachPlace(line, (node) => {
        if (node.kind !== 'add' || node.terms.length !== 2) return [];
        const [a, b] = node.terms;
        const front = a && coefficient(a);
        return front && b?.kind === 'number' ? [mul([add([front.number, b]), front.rest])] : [];
      }),
  },
];

const sumOfFractions = (
  line: Node,
  join: (a: { top: Node; bottom: Node }, b: { top: Node; bottom: Node }, sign: (node: Node) => Node) => Node[],
): Node[] =>
  atEachPlace(line, (node) => {
    const [a, second] = node.kind === 'add' && node.terms.length === 2 ? node.terms : [];
    const b = second?.kind === 'neg' ? second.of : second;
    if (a?.kind !== 'div' || b?.kind !== 'div') return [];
    return join(a, b, second?.kind === 'neg' ? neg : (same) => same);
  });

const fractions: WrongRule[] = [
  {
    misconceptionId: 'adds-numerators-and-denominators',
    linesAfter: (line) =>
      sumOfFractions(line, (a, b, sign) =>
        sign(a.top) === a.top ? [div(add([a.top, b.top]), add([a.bottom, b.bottom]))] : [],
      ),
  },
  {
    misconceptionId: 'subtracts-numerators-and-denominators',
    linesAfter: (line) =>
      sumOfFractions(line, (a, b, sign) =>
        sign(a.top) === a.top ? [] : [div(add([a.top, neg(b.top)]), add([a.bottom, neg(b.bottom)]))],
      ),
  },
  {
    misconceptionId: 'keeps-numerators-on-common-denominator',
    linesAfter: (line) =>
      sumOfFractions(line, (a, b, sign) => [div(add([a.top, sign(b.top)]), mul([a.bottom, b.bottom]))]),
  },
];

const numbers: WrongRule[] = [
  {
    misconceptionId: 'adds-before-times',
    linesAfter: (line) =>
      !isClosed(line)
        ? []
        : atEachPlace(line, (node) => {
            const [a, second] = node.kind === 'add' && node.terms.length === 2 ? node.terms : [];
            const product = second?.kind === 'neg' ? second.of : second;
            if (!a || a.kind === 'mul' || product?.kind !== 'mul') return [];
            const [first, ...rest] = product.factors;
            return first ? [mul([add([a, second?.kind === 'neg' ? neg(first) : first]), ...rest])] : [];
          }),
  },
];

const indices: WrongRule[] = [
  {
    misconceptionId: 'multiplies-indices-in-product',
    linesAfter: (line) =>
      atEachPlace(line, (node) => {
        const [a, b] = node.kind === 'mul' && node.factors.length === 2 ? node.factors : [];
        if (a?.kind !== 'pow' || b?.kind !== 'pow' || toLatex(a.base) !== toLatex(b.base)) return [];
        return [{ ...a, exponent: mul([a.exponent, b.exponent]) }];
      }),
  },
  {
    misconceptionId: 'adds-indices-in-power-of-power',
    linesAfter: (line) =>
      atEachPlace(line, (node) =>
        node.kind === 'pow' && node.base.kind === 'pow'
          ? [{ ...node.base, exponent: add([node.base.exponent, node.exponent]) }]
          : [],
      ),
  },
  {
    misconceptionId: 'power-skips-coefficient',
    linesAfter: (line) =>
      atEachPlace(line, (node) => {
        const front = node.kind === 'pow' ? coefficient(node.base) : null;
        return node.kind === 'pow' && front ? [mul([front.number, { ...node, base: front.rest }])] : [];
      }),
  },
  {
    misconceptionId: 'loses-second-root',
    linesAfter: (line) => {
      const sides = sidesOf(line);
      if (sides?.left.kind !== 'pow' || toLatex(sides.left.exponent) !== '2' || sides.sign !== '=') return [];
      if (sides.left.base.kind === 'number' || isClosed(sides.left)) return [];
      return toLatex(sides.right) === toLatex(integer(0))
        ? []
        : [sides.as(sides.left.base, { kind: 'root', of: sides.right, index: null })];
    },
  },
];

/** Rules that need no template: they work on any line they fit. */
export const wrongRules: readonly WrongRule[] = [...equations, ...brackets, ...fractions, ...numbers, ...indices];
