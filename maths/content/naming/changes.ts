import { integer, type Node } from '../../engine/index';

/** The ways in which one place of a formula goes wrong: the trees that stand there instead. */
export type Change = (node: Node) => Node[];

const add = (terms: Node[]): Node => {
  const [only] = terms;
  return terms.length === 1 && only ? only : { kind: 'add', terms };
};
const mul = (factors: Node[]): Node => {
  const [only] = factors;
  return factors.length === 1 && only ? only : { kind: 'mul', factors };
};
const div = (top: Node, bottom: Node): Node => ({ kind: 'div', top, bottom });
const neg = (of: Node): Node => (of.kind === 'neg' ? of.of : { kind: 'neg', of });
const pow = (base: Node, exponent: Node): Node => ({ kind: 'pow', base, exponent });

/** Copies of a list, each with one item changed into what `change` gives for it. */
const oneChanged = <T>(items: readonly T[], change: (item: T, place: number) => T | null): T[][] =>
  items.flatMap((item, place) => {
    const other = change(item, place);
    return other === null ? [] : [items.map((one, at) => (at === place ? other : one))];
  });
const oneLeftOut = <T>(items: readonly T[]): T[][] =>
  items.length < 2 ? [] : items.map((_, place) => items.filter((_, at) => at !== place));

export const either =
  (...changes: Change[]): Change =>
  (node) =>
    changes.flatMap((change) => change(node));

/** a − b taken as a + b. */
export const minusAsPlus: Change = (node) =>
  node.kind === 'add' ? oneChanged(node.terms, (term) => (term.kind === 'neg' ? term.of : null)).map(add) : [];

/** a + b taken as a − b, or b − a. */
export const plusAsMinus: Change = (node) =>
  node.kind === 'add' ? oneChanged(node.terms, (term) => (term.kind === 'neg' ? null : neg(term))).map(add) : [];

export const timesAsPlus: Change = (node) => {
  if (node.kind === 'mul') {
    const pairs = node.factors.flatMap((first, i) =>
      node.factors
        .slice(i + 1)
        .map((second, j) =>
          mul([...node.factors.filter((_, at) => at !== i && at !== i + 1 + j), add([first, second])]),
        ),
    );
    return [add(node.factors), ...pairs];
  }
  return node.kind === 'pow' ? [add([node.base, node.exponent])] : [];
};
export const timesAsDivided: Change = (node) =>
  node.kind === 'mul'
    ? node.factors.map((factor, place) => div(mul(node.factors.filter((_, at) => at !== place)), factor))
    : [];
export const dividedAsTimes: Change = (node) => (node.kind === 'div' ? [mul([node.top, node.bottom])] : []);
export const dividedAsMinus: Change = (node) =>
  node.kind === 'div' ? [add([node.top, neg(node.bottom)]), add([node.bottom, neg(node.top)])] : [];

/** The other way up; for the number n that is 1/n. */
export const upsideDown: Change = (node) => (node.kind === 'div' ? [div(node.bottom, node.top)] : []);
/** Every factor of a product the other way up. */
export const factorUpsideDown: Change = (node) =>
  node.kind === 'mul'
    ? oneChanged(node.factors, (factor) =>
        factor.kind === 'div' ? div(factor.bottom, factor.top) : div(integer(1), factor),
      ).map(mul)
    : [];
export const subtractionTurned: Change = (node) => (node.kind === 'add' ? [add(node.terms.map(neg))] : []);

export const termLeftOut: Change = (node) => (node.kind === 'add' ? oneLeftOut(node.terms).map(add) : []);
export const factorLeftOut: Change = (node) => {
  if (node.kind === 'mul') return oneLeftOut(node.factors).map(mul);
  return node.kind === 'div' ? [node.top] : [];
};
export const powerLeftOut: Change = (node) => (node.kind === 'pow' ? [node.base] : []);
export const powerAsProduct: Change = (node) => (node.kind === 'pow' ? [mul([node.base, node.exponent])] : []);
export const powerSwapped: Change = (node) => (node.kind === 'pow' ? [pow(node.exponent, node.base)] : []);
export const rootLeftOut: Change = (node) => (node.kind === 'root' ? [node.of] : []);
export const rootAsHalf: Change = (node) => (node.kind === 'root' ? [div(node.of, node.index ?? integer(2))] : []);
export const rootTermwise: Change = (node) =>
  node.kind === 'root' && node.of.kind === 'add'
    ? [add(node.of.terms.map((term) => (term.kind === 'neg' ? neg({ ...node, of: term.of }) : { ...node, of: term })))]
    : [];

/** A minus sign that is not read. */
export const signLost: Change = (node) => (node.kind === 'neg' ? [node.of] : []);
/** The sign of any number, letter or term the other way round. */
export const signTurned: Change = (node) => {
  if (node.kind === 'neg') return [node.of];
  if (node.kind === 'add') return oneChanged(node.terms, neg).map(add);
  return [neg(node)];
};

/** k(a + b) as ka + b, and the same for (a + b)/k. */
export const firstTermOnly: Change = (node) => {
  if (node.kind === 'neg' && node.of.kind === 'mul')
    return firstTermOnly(node.of)
      .map(neg)
      .concat(firstTermOnly(mul([integer(-1), ...node.of.factors])));
  if (node.kind === 'mul') {
    return node.factors.flatMap((bracket, place) => {
      if (bracket.kind !== 'add') return [];
      const others = node.factors.filter((_, at) => at !== place);
      return oneChanged(bracket.terms, (term) => mul([...others, term])).map(add);
    });
  }
  if (node.kind === 'div' && node.top.kind === 'add')
    return oneChanged(node.top.terms, (term) => div(term, node.bottom)).map(add);
  return [];
};

/** −k(a + b) as −ka + kb, −(a + b) as −a + b. */
export const signLostInBracket: Change = (node) => {
  const inside = (factors: Node[]) =>
    factors.flatMap((bracket, place) => {
      if (bracket.kind !== 'add') return [];
      const others = factors.filter((_, at) => at !== place);
      return oneChanged(bracket.terms, neg).map((terms) => mul([...others, add(terms)]));
    });
  if (node.kind === 'neg' && node.of.kind === 'add')
    return oneChanged(node.of.terms, neg).map((terms) => neg(add(terms)));
  if (node.kind === 'neg' && node.of.kind === 'mul') return inside(node.of.factors).map(neg);
  return node.kind === 'mul' ? inside(node.factors) : [];
};

/** (a + b)² as a² + b², and other powers alike. */
export const powerTermwise: Change = (node) => {
  if (node.kind !== 'pow' || node.base.kind !== 'add') return [];
  const { terms } = node.base;
  const kept = add(
    terms.map((term) => (term.kind === 'neg' ? neg(pow(term.of, node.exponent)) : pow(term, node.exponent))),
  );
  return [add(terms.map((term) => pow(term, node.exponent))), kept];
};

/** The brackets of a sum not seen: 2(3 + 4) as 2·3 + 4, 10 − (3 + 4) as 10 − 3 + 4, (2 + 3)² as 2 + 3². */
export const bracketsIgnored: Change = (node) => {
  if (node.kind === 'mul') {
    return node.factors.flatMap((bracket, place) => {
      if (bracket.kind !== 'add') return [];
      const [before, after] = [node.factors.slice(0, place), node.factors.slice(place + 1)];
      const { terms } = bracket;
      return [
        add(
          terms.map((term, at) => mul([...(at === 0 ? before : []), term, ...(at === terms.length - 1 ? after : [])])),
        ),
      ];
    });
  }
  if (node.kind === 'div' && node.top.kind === 'add')
    return [add(node.top.terms.map((term, at, all) => (at === all.length - 1 ? div(term, node.bottom) : term)))];
  if (node.kind === 'div' && node.bottom.kind === 'add')
    return [add(node.bottom.terms.map((term, at) => (at === 0 ? div(node.top, term) : term)))];
  if (node.kind === 'neg' && node.of.kind === 'add')
    return [add(node.of.terms.map((term, at) => (at === 0 ? neg(term) : term)))];
  if (node.kind === 'pow' && node.base.kind === 'add')
    return [add(node.base.terms.map((term, at, all) => (at === all.length - 1 ? pow(term, node.exponent) : term)))];
  if (node.kind === 'pow' && node.base.kind === 'mul') {
    const { factors } = node.base;
    return [mul(factors.map((factor, at) => (at === factors.length - 1 ? pow(factor, node.exponent) : factor)))];
  }
  if (node.kind === 'pow' && node.base.kind === 'neg') return [neg(pow(node.base.of, node.exponent))];
  return [];
};

/** A sum worked out before the product beside it: 2 + 3·4 as (2 + 3)·4, 2·3 + 4 as 2·(3 + 4), 1 + 2·3 + 4 as (1 + 2)(3 + 4). */
export const sumFirst: Change = (node) => {
  if (node.kind !== 'add') return [];
  const { terms } = node;
  return terms.flatMap((term, at) => {
    const [minus, body] = term.kind === 'neg' ? [true, term.of] : [false, term];
    const [before, after] = [terms[at - 1], terms[at + 1]];
    const signed = (part: Node) => (minus ? neg(part) : part);
    const join = (made: Node, left: boolean, right: boolean) =>
      add([...terms.slice(0, left ? at - 1 : at), made, ...terms.slice(right ? at + 2 : at + 1)]);
    return gathered(body).flatMap(({ whole, parts }) => {
      const out: Node[] = [];
      parts.forEach((part, place) => {
        const put = (other: Node) => whole(parts.map((one, k) => (k === place ? other : one)));
        if (before) out.push(join(put(add([before, signed(part)])), true, false));
        if (after) {
          out.push(
            join(signed(put(add([part, after]))), false, true),
            join(signed(put(add([part, minus ? neg(after) : after]))), false, true),
          );
        }
      });
      const [first, last] = [parts[0], parts.at(-1)];
      if (before && after && first && last && parts.length > 1)
        out.push(join(whole([add([before, signed(first)]), ...parts.slice(1, -1), add([last, after])]), true, true));
      return out;
    });
  });
};

/** The parts of a product, quotient or power, and how they stand together. */
function gathered(node: Node): { whole: (parts: Node[]) => Node; parts: Node[] }[] {
  if (node.kind === 'mul') return [{ whole: mul, parts: node.factors }];
  if (node.kind === 'div')
    return [{ whole: ([top, bottom]) => div(top ?? node.top, bottom ?? node.bottom), parts: [node.top, node.bottom] }];
  if (node.kind === 'pow') return [{ whole: ([base]) => pow(base ?? node.base, node.exponent), parts: [node.base] }];
  return [];
}

/** All signs of operation taken as they stand, from left to right. */
export const leftToRight: Change = (node) => {
  if (node.kind !== 'add') return [];
  const [start, ...rest] = node.terms;
  if (start === undefined) return [];
  let value: Node = start;
  for (const term of rest) {
    const [sign, plain] = term.kind === 'neg' ? [neg, term.of] : [(part: Node) => part, term];
    if (plain.kind === 'mul') {
      const [first, ...more] = plain.factors;
      value = mul([add([value, sign(first as Node)]), ...more]);
    } else if (plain.kind === 'div') {
      const factors = plain.top.kind === 'mul' ? plain.top.factors : [plain.top];
      value = div(mul([add([value, sign(factors[0] as Node)]), ...factors.slice(1)]), plain.bottom);
    } else value = add([value, term]);
  }
  return [value];
};

const fractionOf = (node: Node): { top: Node; bottom: Node } | null => {
  if (node.kind === 'div') return { top: node.top, bottom: node.bottom };
  if (node.kind === 'number') return { top: node, bottom: integer(1) };
  const inner = node.kind === 'neg' ? fractionOf(node.of) : null;
  return inner && { top: neg(inner.top), bottom: inner.bottom };
};

/** a/b + c/d as (a + c)/(b + d), a/b − c/d as (a − c)/(b − d) or (a − c)/(b + d). */
export const topsAndBottoms: Change = (node) => {
  if (node.kind !== 'add') return [];
  const parts = node.terms.map(fractionOf);
  if (parts.some((part) => part === null) || node.terms.every((term) => term.kind === 'number')) return [];
  const fractions = parts.filter((part) => part !== null);
  const tops = add(fractions.map(({ top }) => top));
  const minus = node.terms.some((term) => term.kind === 'neg');
  const signed = fractions.map(({ bottom }, at) => (node.terms[at]?.kind === 'neg' ? neg(bottom) : bottom));
  return [div(tops, add(fractions.map(({ bottom }) => bottom))), ...(minus ? [div(tops, add(signed))] : [])];
};
/** a/b + c/d as (a + c)/(bd), or over the larger of the two bottoms. */
export const topsKept: Change = (node) => {
  if (node.kind !== 'add') return [];
  const parts = node.terms.map(fractionOf);
  if (parts.some((part) => part === null)) return [];
  const fractions = parts.filter((part) => part !== null);
  const tops = add(fractions.map(({ top }) => top));
  const bottoms = fractions.map(({ bottom }) => bottom);
  return [mul(bottoms), commonMultiple(bottoms), ...bottoms].map((bottom) => div(tops, bottom));
};

function commonMultiple(nodes: Node[]): Node {
  const numbers = nodes.map((node) => (node.kind === 'number' ? Number(node.whole) : 1));
  let multiple = Math.max(1, ...numbers);
  while (multiple < 10_000 && numbers.some((one) => multiple % one !== 0)) multiple += 1;
  return integer(multiple);
}

/** A number that is one more or one less. */
export const oneOff: Change = (node) =>
  node.kind === 'number' ? [add([node, integer(1)]), add([node, neg(integer(1))])] : [];

/** One of these numbers taken for another of them. */
export const numberFor =
  (wanted: readonly number[], instead: readonly number[] = wanted): Change =>
  (node) => {
    const value =
      node.kind === 'number' && node.recurring === '' ? Number(`${node.whole}.${node.decimals ?? ''}0`) : null;
    if (value === null || !wanted.includes(value)) return [];
    return instead.filter((other) => other !== value).map(decimalNode);
  };
/** Any number of the working taken for one of these. */
export const anyNumberAs =
  (instead: readonly number[]): Change =>
  (node) =>
    node.kind === 'number' ? instead.map(decimalNode) : [];

/** Any number of the working times one of these factors. */
export const numberTimes =
  (factors: readonly number[]): Change =>
  (node) =>
    node.kind === 'number' || node.kind === 'percent' ? factors.map((factor) => mul([node, decimalNode(factor)])) : [];

/** Any part of the working times one of these factors. */
export const partTimes =
  (factors: readonly number[]): Change =>
  (node) =>
    factors.map((factor) => mul([node, decimalNode(factor)]));

export function decimalNode(value: number): Node {
  if (value < 0) return neg(decimalNode(-value));
  if (Number.isInteger(value)) return integer(value);
  const [whole = '0', decimals = ''] = value.toFixed(12).replace(/0+$/, '').split('.');
  return { kind: 'number', whole, decimals: decimals === '' ? null : decimals, recurring: '' };
}

const RATIOS = ['sin', 'cos', 'tan', 'sec', 'cosec', 'cot'];
/** One trigonometric function taken for another. */
export const ratioSwapped: Change = (node) => {
  if (node.kind !== 'call') return [];
  const inverse = node.name.startsWith('arc');
  const name = inverse ? node.name.slice(3) : node.name;
  if (!RATIOS.includes(name)) return [];
  return RATIOS.filter((other) => other !== name).map((other) => ({ ...node, name: inverse ? `arc${other}` : other }));
};

/** f(a + b) as f(a) + f(b), for functions with a name. */
export const functionTermwise: Change = (node) => {
  const [inside] = node.kind === 'call' ? node.args : [];
  if (node.kind !== 'call' || inside === undefined) return [];
  const call = (arg: Node): Node => ({ ...node, args: [arg, ...node.args.slice(1)] });
  if (inside.kind === 'add')
    return [add(inside.terms.map((term) => (term.kind === 'neg' ? neg(call(term.of)) : call(term))))];
  if (inside.kind === 'mul')
    return inside.factors.map((factor, at) =>
      mul([factor, call(mul(inside.factors.filter((_, other) => other !== at)))]),
    );
  return inside.kind === 'div' ? [div(call(inside.top), call(inside.bottom))] : [];
};

/** Matching parts of two sums multiplied, the mixed products left out: (a + b)(c + d) as ac + bd. */
export const matchingParts: Change = (node) => {
  if (node.kind !== 'mul') return [];
  const [first, second] = node.factors.filter((factor) => factor.kind === 'add');
  if (first?.kind !== 'add' || second?.kind !== 'add') return [];
  return [add(first.terms.map((term, at) => mul([term, second.terms[at] ?? integer(1)])))];
};
/** Terms that are not alike joined: ax + b as (a + b)x, or as (a + b) times every letter. */
export const termsJoined: Change = (node) => {
  if (node.kind !== 'add') return [];
  const split = (term: Node): { number: Node; rest: Node[] } => {
    if (term.kind === 'neg') {
      const inner = split(term.of);
      return { number: neg(inner.number), rest: inner.rest };
    }
    if (term.kind === 'number') return { number: term, rest: [] };
    if (term.kind === 'mul') {
      const numbers = term.factors.filter(
        (factor) => factor.kind === 'number' || (factor.kind === 'neg' && factor.of.kind === 'number'),
      );
      return {
        number: numbers.length > 0 ? mul(numbers) : integer(1),
        rest: term.factors.filter((factor) => !numbers.includes(factor)),
      };
    }
    return { number: integer(1), rest: [term] };
  };
  const parts = node.terms.map(split);
  const out: Node[] = [];
  parts.forEach((first, i) => {
    parts.slice(i + 1).forEach((second, j) => {
      const others = node.terms.filter((_, at) => at !== i && at !== i + 1 + j);
      const number = add([first.number, second.number]);
      for (const rest of [first.rest, second.rest, [...first.rest, ...second.rest]])
        out.push(add([...others, mul([number, ...rest])]));
    });
  });
  const all = add(parts.map(({ number }) => number));
  for (const { rest } of parts) out.push(mul([all, ...rest]));
  out.push(mul([all, ...parts.flatMap(({ rest }) => rest)]));
  return out;
};

/** A second draw as if the first one had been put back, or was not: a/b with one more or one fewer above and below. */
export const drawnWith =
  (change: 1 | -1): Change =>
  (node) => {
    if (node.kind !== 'div') return [];
    const [top, bottom] = [node.top, node.bottom].map((part) => add([part, decimalNode(change)]));
    return top && bottom ? [div(top, bottom), div(node.top, bottom)] : [];
  };

/** A share p, written as a decimal, taken as 1 − p. */
export const shareAsRest: Change = (node) =>
  node.kind === 'number' && node.whole === '0' && node.decimals !== null ? [add([integer(1), neg(node)])] : [];

export const squareOfIAsOne: Change = (node) =>
  node.kind === 'pow' && node.base.kind === 'symbol' && node.base.name === 'i' ? [integer(1)] : [];

/** log a + log b as log (a + b), log a − log b as log (a − b). */
export const logarithmsJoined: Change = (node) => {
  if (node.kind !== 'add') return [];
  const inside = node.terms.map((term) => {
    const call = term.kind === 'neg' ? term.of : term;
    const [value] = call.kind === 'call' ? call.args : [];
    return call.kind === 'call' && value ? { call, value: term.kind === 'neg' ? neg(value) : value } : null;
  });
  const [first] = inside;
  if (!first || inside.some((one) => one?.call.name !== first.call.name)) return [];
  return [
    { ...first.call, args: [add(inside.flatMap((one) => (one ? [one.value] : []))), ...first.call.args.slice(1)] },
  ];
};
