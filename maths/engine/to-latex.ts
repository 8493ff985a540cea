import type { Node, NumberNode, UnitPower } from './tree';

/** LaTeX for a tree; reading it again gives the same tree. */
export function toLatex(node: Node): string {
  switch (node.kind) {
    case 'number':
      return numberLatex(node);
    case 'mixed':
      return `${numberLatex(node.whole)}\\frac{${numberLatex(node.top)}}{${numberLatex(node.bottom)}}`;
    case 'symbol':
      return symbolLatex(node.name);
    case 'neg':
      return `-${node.of.kind === 'add' || node.of.kind === 'neg' || node.of.kind === 'plus-minus' ? bracketed(node.of) : toLatex(node.of)}`;
    case 'add':
      return node.terms.map(term).join('');
    case 'mul':
      return product(node.factors);
    case 'div':
      return `\\frac{${toLatex(node.top)}}{${toLatex(node.bottom)}}`;
    case 'pow':
      return `${base(node.base)}^{${toLatex(node.exponent)}}`;
    case 'root':
      return node.index === null
        ? `\\sqrt{${toLatex(node.of)}}`
        : `\\sqrt[${toLatex(node.index)}]{${toLatex(node.of)}}`;
    case 'call':
      return call(node.name, node.args);
    case 'percent':
      return `${base(node.of)}\\%`;
    case 'degrees':
      return `${base(node.of)}^{\\circ}`;
    case 'factorial':
      return `${base(node.of)}!`;
    case 'plus-minus':
      return `${node.left === null ? '' : toLatex(node.left)}\\pm ${factor(node.right)}`;
    case 'relation':
      return node.parts
        .map((part, index) =>
          index === 0 ? toLatex(part) : `${RELATIONS[node.operators[index - 1] ?? '=']}${toLatex(part)}`,
        )
        .join('')
        .replace(/!=/g, '! =');
    case 'tuple':
      return `\\left${node.open}${separated(node.items)}\\right${node.close}`;
    case 'set':
      return `\\left\\{${separated(node.items)}\\right\\}`;
    case 'list':
      return node.items
        .map((item, index) => (index === 0 ? toLatex(item) : `${JOINS[node.joins[index - 1] ?? ',']}${toLatex(item)}`))
        .join('');
    case 'difference':
      return node.parts.map((part) => toLatex(part)).join('\\setminus ');
    case 'union':
      return node.parts.map(toLatex).join('\\cup ');
    case 'ratio':
      return node.items.map(toLatex).join(':');
    case 'quantity':
      return quantity(node.value, node.unit);
    case 'matrix':
      return `\\begin{pmatrix}${node.rows.map((row) => row.map(toLatex).join('&')).join('\\\\')}\\end{pmatrix}`;
    case 'words':
      return node.says === 'none' ? '\\text{no solution}' : '\\text{all real numbers}';
  }
}

const RELATIONS: Record<string, string> = {
  '=': '=',
  '<': '<',
  '>': '>',
  '<=': '\\le ',
  '>=': '\\ge ',
  '!=': '\\ne ',
  in: '\\in ',
};
const JOINS: Record<string, string> = { ',': ',\\ ', or: '\\text{ or }', and: '\\text{ and }', ' ': ',\\ ' };
const NAMED: Record<string, string> = { pi: '\\pi ', infinity: '\\infty ' };

const bracketed = (node: Node) => `\\left(${toLatex(node)}\\right)`;

/** Items by commas; three digits after a comma stand apart, so that (3, 165) is not read as 3165. */
const separated = (items: Node[]) =>
  items
    .map(toLatex)
    .reduce((text, item) => `${text},${/\d$/.test(text) && /^\d{3}(?!\d)/.test(item) ? '\\,' : ''}${item}`);

/** Thousands from 10,000 on are set apart, as in school books. */
function numberLatex(node: NumberNode): string {
  const whole = node.whole.length > 4 ? node.whole.replace(/\B(?=(\d{3})+$)/g, '{,}') : node.whole;
  const grouped = node.whole.startsWith('0') ? node.whole : whole;
  const point = node.decimals === null ? '' : `.${node.decimals}`;
  return grouped + point + (node.recurring === '' ? '' : `\\overline{${node.recurring}}`);
}

function symbolLatex(name: string): string {
  const [letter = '', index] = name.split('_');
  const plain = NAMED[letter] ?? (letter.length > 1 ? `\\${letter} ` : letter);
  return index === undefined ? plain : `${plain.trim()}_{${index}}`;
}

function term(node: Node, index: number): string {
  if (node.kind === 'neg') return toLatex(node);
  const text = node.kind === 'add' || node.kind === 'plus-minus' ? bracketed(node) : toLatex(node);
  return index === 0 ? text : `+${text}`;
}

/** A factor as it may stand inside a product. */
function factor(node: Node): string {
  return ['add', 'neg', 'plus-minus', 'mul', 'relation', 'list', 'ratio', 'union'].includes(node.kind)
    ? bracketed(node)
    : toLatex(node);
}

/** A dollar sign takes the product after it, so an amount that is itself a factor needs brackets. */
const isDollars = (node: Node) => node.kind === 'quantity' && node.unit[0]?.name === '$';

function product(factors: Node[]): string {
  return factors.reduce((text, next, index) => {
    const piece =
      isDollars(next) && factors[index + 1]?.kind !== 'quantity' && index < factors.length - 1
        ? bracketed(next)
        : factor(next);
    if (index === 0) return piece;
    // 2 h 30 min is one amount, not a product.
    if (factors[index - 1]?.kind === 'quantity' && next.kind === 'quantity' && !isDollars(next))
      return `${text}\\ ${piece}`;
    if (needsTimes(factors[index - 1], next, piece)) return `${text}\\times ${piece}`;
    return text + (makesWord(text, piece) ? '\\,' : '') + piece;
  }, '');
}

/** Letters side by side that would be read as a name: o·r, s·i·n. */
function makesWord(text: string, piece: string): boolean {
  const before = /(?:^|[^\\A-Za-z])([A-Za-z]+)$/.exec(text)?.[1];
  const after = /^[A-Za-z]+/.exec(piece)?.[0];
  return before !== undefined && after !== undefined && RESERVED.test(before + after);
}

const RESERVED = /of|cis|sin|cos|tan|sec|csc|cot|sqrt|cbrt|root|ln|log|exp|abs|pi|theta|and|or|rec|deg|inf/i;

function needsTimes(before: Node | undefined, next: Node, piece: string): boolean {
  if (/^[\d.]/.test(piece) || next.kind === 'number') return true;
  if (next.kind === 'quantity') return isDollars(next);
  if (before?.kind === 'degrees' && /^c/i.test(piece)) return true;
  if (before?.kind === 'call' || (before?.kind === 'pow' && before.base.kind === 'call')) return true;
  const wholes = next.kind === 'div' && before !== undefined && endsInNumber(before);
  return wholes || (before?.kind === 'symbol' && piece.startsWith('\\left(') && next.kind !== 'add');
}

const endsInNumber = (node: Node): boolean => node.kind === 'number' || node.kind === 'mixed';

/** What may stand under an exponent or before a postfix sign without brackets. */
function base(node: Node): string {
  if (node.kind === 'number' || node.kind === 'symbol' || node.kind === 'tuple' || node.kind === 'set')
    return toLatex(node);
  if (node.kind === 'root' || (node.kind === 'call' && node.name === 'abs')) return toLatex(node);
  return bracketed(node);
}

function call(name: string, args: Node[]): string {
  const [first, second] = args;
  if (!first) return '';
  if (name === 'abs') return `\\left|${toLatex(first)}\\right|`;
  if (name === 'binomial' && second) return `\\binom{${toLatex(first)}}{${toLatex(second)}}`;
  if (name === 'log' && second) return `\\log_{${toLatex(second)}}${bracketed(first)}`;
  const known = /^(?:sin|cos|tan|sec|cot|ln|log|sinh|cosh|tanh|arcsin|arccos|arctan)$/.test(name);
  return `${known ? `\\${name}` : `\\operatorname{${name}}`}${bracketed(first)}`;
}

function quantity(value: Node, unit: UnitPower[]): string {
  const [only] = unit;
  const amount =
    value.kind === 'add' || value.kind === 'neg' || value.kind === 'plus-minus' ? bracketed(value) : toLatex(value);
  const inBrackets = value.kind === 'mul' && value.factors.some((one) => one.kind === 'symbol');
  if (unit.length === 1 && only?.name === '$') return `\\$${inBrackets ? bracketed(value) : amount}`;
  if (only?.name === '$' && only.power === 1)
    return `\\$${amount}/${unitLatex(unit.slice(1).map((part) => ({ ...part, power: -part.power })))}`;
  if (unit.length === 1 && only?.name === '°' && only.power === 1) return `${base(value)}^{\\circ}`;
  if (unit.length === 1 && only?.name === '°C') return `${base(value)}^{\\circ}\\mathrm{C}`;
  return `${amount}\\,${unitLatex(unit)}`;
}

/** km/h, m², m/s². */
export function unitLatex(unit: UnitPower[]): string {
  const one = (part: UnitPower, power: number) => `\\mathrm{${part.name}}${power === 1 ? '' : `^{${power}}`}`;
  const [first, ...rest] = unit;
  if (!first) return '';
  return (
    one(first, first.power) +
    rest.map((part) => (part.power < 0 ? `/${one(part, -part.power)}` : `\\,${one(part, part.power)}`)).join('')
  );
}
