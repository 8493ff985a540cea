import { integer, type Node, type Rational, rationals, toLatex } from '../engine/index';
import { dependsOn, exactNumber, isOne, minus, ONE, power, product, quotient, sum, ZERO } from './calculus-tree';
import { numberNode } from './number-node';
import { cannot } from './solution';

/** A derivative as the rules give it, nothing worked out yet, and the rules used from the outside in. */
export interface Derivative {
  of: Node;
  rules: Rule[];
}

export interface Rule {
  rule: string;
  sentence: string;
}

const call = (name: string, of: Node): Node => ({ kind: 'call', name, args: [of] });
const square = (of: Node): Node => ({ kind: 'pow', base: of, exponent: integer(2) });
const none = (of: Node): Derivative => ({ of, rules: [] });

/** The derivative of a tree by a letter. */
export function derivativeOf(node: Node, by: string): Derivative {
  if (!dependsOn(node, by)) return none(ZERO);
  switch (node.kind) {
    case 'symbol':
      return none(ONE);
    case 'neg': {
      const inner = derivativeOf(node.of, by);
      return { ...inner, of: minus(inner.of) };
    }
    case 'add': {
      const parts = node.terms.map((term) => derivativeOf(term, by));
      return { of: sum(parts.map((part) => part.of)), rules: parts.flatMap((part) => part.rules) };
    }
    case 'mul':
      return ofProduct(node.factors, by);
    case 'div':
      return ofQuotient(node.top, node.bottom, by);
    case 'pow':
      return ofPower(node.base, node.exponent, by);
    case 'root': {
      const index = node.index ? exactNumber(node.index) : rationals.rational(2);
      return index ? ofPower(node.of, numberNode(rationals.divide(rationals.ONE, index)), by) : cannot(NOT_KNOWN);
    }
    case 'call':
      return ofCall(node.name, node.args, by);
    default:
      return cannot(NOT_KNOWN);
  }
}

const NOT_KNOWN =
  'I can differentiate sums, products, quotients and powers of the variable, with sin, cos, tan, e and ln (logₑ).';

function ofProduct(factors: readonly Node[], by: string): Derivative {
  const constants = factors.filter((factor) => !dependsOn(factor, by));
  const [u, ...others] = factors.filter((factor) => dependsOn(factor, by));
  if (!u) return none(ZERO);
  if (others.length === 0) {
    const inner = derivativeOf(u, by);
    return { ...inner, of: product([...constants, inner.of]) };
  }
  const v = product(others);
  const [du, dv] = [derivativeOf(u, by), derivativeOf(v, by)];
  const both = sum([product([du.of, v]), product([u, dv.of])]);
  return {
    of: constants.length > 0 ? product([...constants, both]) : both,
    rules: [
      {
        rule: 'product-rule',
        sentence: `Use the product rule, $(uv)'=u'v+uv'$, with $u=${toLatex(u)}$ and $v=${toLatex(v)}$.`,
      },
      ...du.rules.filter(isDeep),
      ...dv.rules.filter(isDeep),
    ],
  };
}

/** Rules worth a mention inside another rule. */
const isDeep = ({ rule }: Rule) => rule !== 'power-rule';

function ofQuotient(top: Node, bottom: Node, by: string): Derivative {
  if (!dependsOn(bottom, by)) {
    const inner = derivativeOf(top, by);
    return { ...inner, of: quotient(inner.of, bottom) };
  }
  const [du, dv] = [derivativeOf(top, by), derivativeOf(bottom, by)];
  const times = (a: Node, b: Node): Node => (isOne(a) ? b : isOne(b) ? a : product([a, b]));
  return {
    of: { kind: 'div', top: sum([times(du.of, bottom), minus(times(top, dv.of))]), bottom: square(bottom) },
    rules: [
      {
        rule: 'quotient-rule',
        sentence: `Use the quotient rule, $\\left(\\frac{u}{v}\\right)'=\\frac{u'v-uv'}{v^2}$, with $u=${toLatex(top)}$ and $v=${toLatex(bottom)}$.`,
      },
      ...du.rules.filter(isDeep),
      ...dv.rules.filter(isDeep),
    ],
  };
}

function ofPower(base: Node, exponent: Node, by: string): Derivative {
  const n = exactNumber(exponent);
  if (n) return ofConstantPower(base, n, by);
  if (dependsOn(base, by))
    return cannot('I can’t differentiate a power with the variable in both the base and the index.');
  const inner = derivativeOf(exponent, by);
  const isE = base.kind === 'symbol' && base.name === 'e';
  const same: Node = { kind: 'pow', base, exponent };
  return {
    of: product([inner.of, ...(isE ? [] : [call('ln', base)]), same]),
    rules: [
      {
        rule: 'exponential-rule',
        sentence: isE
          ? chain('an exponential', 'e^{u}', "u'e^{u}", exponent)
          : `An exponential $a^u$ has the derivative $u'a^u\\ln a$.`,
      },
      ...inner.rules.filter(isDeep),
    ],
  };
}

function chain(what: string, outside: string, result: string, inside: Node): string {
  if (inside.kind === 'symbol')
    return `The derivative of $${outside.replace(/\bu\b/, toLatex(inside))}$ is $${result.replace("{u'}", '{1}').replace("u'", '').replace(/\bu\b/, toLatex(inside))}$.`;
  return `Use the chain rule for ${what}: $${outside}$ has the derivative $${result}$, with $u=${toLatex(inside)}$.`;
}

function ofConstantPower(base: Node, n: Rational, by: string): Derivative {
  const lower = power(base, rationals.subtract(n, rationals.ONE));
  const inner = derivativeOf(base, by);
  if (base.kind === 'symbol') {
    return {
      of: product([numberNode(n), lower]),
      rules: [
        { rule: 'power-rule', sentence: 'Use the power rule: multiply by the index, then reduce the index by $1$.' },
      ],
    };
  }
  return {
    of: product([numberNode(n), lower, inner.of]),
    rules: [
      { rule: 'chain-rule', sentence: chain('a power', 'u^n', "nu^{n-1}u'", base) },
      ...inner.rules.filter(isDeep),
    ],
  };
}

function ofCall(name: string, [inside]: readonly Node[], by: string): Derivative {
  if (!inside) return cannot(NOT_KNOWN);
  const inner = derivativeOf(inside, by);
  const [outer, shown, result] = outside(name, inside);
  return {
    of: product([inner.of, outer]),
    rules: [
      { rule: 'chain-rule', sentence: chain(`$${shown}$`, shown, result, inside) },
      ...inner.rules.filter(isDeep),
    ],
  };
}

function outside(name: string, inside: Node): [Node, string, string] {
  switch (name) {
    case 'sin':
      return [call('cos', inside), '\\sin u', "u'\\cos u"];
    case 'cos':
      return [minus(call('sin', inside)), '\\cos u', "-u'\\sin u"];
    case 'tan':
      return [{ kind: 'div', top: ONE, bottom: square(call('cos', inside)) }, '\\tan u', "\\frac{u'}{\\cos^2 u}"];
    case 'ln':
      return [{ kind: 'div', top: ONE, bottom: inside }, '\\ln u', "\\frac{u'}{u}"];
    default:
      return cannot(NOT_KNOWN);
  }
}
