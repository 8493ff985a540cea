import { evaluate, type Node, numericValues, parse, rewrite, some, toLatex, variables } from '../engine/index';
import type { QuestionContent } from '../templates/index';
import { type KnownNumbers, knownNumbers, signedTerms } from './known-numbers';
import { namesOptions } from './names-options';
import { ownStarts, shownStart } from './question-lines';
import { isLinear, isOneStepFrom, isSameEquation, lettersThatMatter, type Sides } from './related-equations';
import { hasAnswerShape } from './states-answer';
import { withoutIdleParts } from './without-idle-parts';
import { withoutLabel } from './without-label';
import { withoutTalk } from './without-talk';

/** What a line of working may go on from: the lines above that hold. */
interface LineAbove {
  text: string;
  carries: boolean;
}

/**
 * Whether a text says what the answer is, or what it would be with nothing but trivial work left: a value alone, in words,
 * with + 0, as an equation that is as good as solved. Right and wrong texts are taken alike: but for lines made of the
 * question's own numbers, nothing here looks at the key. What is final is neither confirmed nor denied while the question
 * is open.
 */
export function looksFinal(question: QuestionContent, above: readonly LineAbove[], typed: string): boolean {
  if (namesOptions(question, typed)) return true;
  const said = withoutTalk(typed.replace(/\\text\s*\{\s*r\s*\}/g, ' r '));
  if (said === null || said.trim() === '') return false;
  return new Line(question, above).isFinal(
    withoutLabel(said.replace(/^\s*(?:=|≈|\\approx|\\therefore|∴|⇒|\\Rightarrow)\s*/, '')).trim(),
  );
}

const relationSign = /(=|≈|\\approx|≤|≥|<=|>=|<|>|\\leq?(?![a-z])|\\geq?(?![a-z])|\\lt\b|\\gt\b)/;

class Line {
  private readonly starts: string[];
  private readonly carried: string[];
  /** Letters of the question: h is no hour where it is a height. */
  private readonly letters: Set<string>;
  private numbers: KnownNumbers | null = null;

  constructor(
    private readonly question: QuestionContent,
    above: readonly LineAbove[],
  ) {
    const shown = shownStart(question);
    this.starts = [...(shown === null ? [] : [shown]), ...ownStarts(question)];
    this.carried = above.filter(({ carries }) => carries).map(({ text }) => withoutLabel(text));
    const { variable } = question.answer;
    this.letters = new Set([
      ...(variable === undefined ? [] : [variable]),
      ...[...this.starts, ...this.carried].flatMap(lettersOf),
    ]);
  }

  private closed(text: string): Node | null {
    return lettersOf(text).some((letter) => this.letters.has(letter)) ? null : closedTree(text);
  }

  private known(): KnownNumbers {
    this.numbers ??= knownNumbers(this.question, this.carried);
    return this.numbers;
  }

  isFinal(text: string): boolean {
    const { answer, choices } = this.question;
    if (text === '') return false;
    const pieces = piecesOf(text);
    if (choices !== null) {
      const isOfNumbers = choices.some((choice) => closedTree(choice.text.replaceAll('$', '')) !== null);
      return isOfNumbers && pieces.every((piece) => isPlainClaim(piece));
    }
    if (answer.kind === 'expression' || answer.kind === 'equation') return this.isFinalFormula(text);
    const isSolved = pieces.every((piece) => sidesOf(piece).length === 1 || sidesOf(piece).some(isName));
    if (isSolved && !isIdentity(text) && hasAnswerShape(this.question, text)) return true;
    if (this.isWrittenAbove(text) && !pieces.every(isPlainClaim)) return false;
    if (pieces.length > 1 && pieces.every((piece) => this.isFinalPiece(piece))) return true;
    return pieces.length === 1 && this.isFinalPiece(text);
  }

  private isWrittenAbove(text: string): boolean {
    return [...this.starts, ...this.carried].some((line) => plain(line) === plain(text));
  }

  /** Of a question that asks for a value. */
  private isFinalPiece(text: string): boolean {
    if (
      /^\s*\d+\s*r(?:em(?:ainder)?)?\s*\d+\s*$/i.test(text) ||
      /^\s*\d{1,2}[:.]\d{2}\s*(?:[ap]\.?\s?m\.?)?\s*$/i.test(text)
    )
      return true;
    const sides = sidesOf(text);
    if (sides.length === 1) {
      const closed = this.closed(text);
      return closed !== null && this.isFinalValue(closed);
    }
    const trees = sides.map((side) => this.closed(side));
    if (trees.every((tree) => tree !== null))
      return /=|≈|\\approx/.test(text) && this.isFinalIdentity(sides, trees as Node[]);
    if (trees.slice(1).every((tree) => tree !== null) && isName(sides[0] ?? '')) {
      return this.isFinalIdentity(['', ...sides.slice(1)], trees.slice(1) as Node[]);
    }
    if (sides.length === 2 && isName(sides[1] ?? '') && trees[0]) return this.isFinalValue(trees[0]);
    return sides.length === 2 && this.isFinalEquation(sides[0] ?? '', sides[1] ?? '');
  }

  /** A value, or numbers with nothing of the question in them: 41 + 1. */
  private isFinalValue(tree: Node): boolean {
    const bare = withoutIdleParts(tree);
    if (isFraction(bare)) return !(this.isCancelled(bare) || (isDivision(bare) && this.isShown(bare)));
    if (isScientific(bare)) return !this.known().hasAll(bare) || hasAnswerShape(this.question, toLatex(bare));
    if (isPlain(bare)) return true;
    if (isExact(bare) && isExactKey(this.question.answer)) return true;
    return !this.isWorking(bare);
  }

  /** What is divided, or what it is divided by, stands so in the lines above: 84/2 after 2x = 84, 56/8 after a sum over 8. */
  private isShown(fraction: Node): boolean {
    if (fraction.kind !== 'div') return false;
    const { top, bottom } = fraction;
    const solved = { left: { kind: 'mul', factors: [bottom, letterX] }, right: top } satisfies Sides;
    return (
      this.relationsAbove().some((base) => isSameEquation(solved, base)) ||
      this.closedBases().some((base) => base.kind === 'div' && !isFraction(base) && sharesOperand(fraction, base))
    );
  }

  private isWorking(tree: Node): boolean {
    const known = this.known();
    if (addsOne(tree) && !this.closedBases().some(addsOne)) return false;
    if (known.hasAll(tree) && known.hasAny(tree)) return true;
    if (this.question.answer.forms?.some(({ kind }) => kind === 'index') && tree.kind === 'mul') return true;
    if (tree.kind === 'add' && tree.terms.every((term) => known.hasAny(term))) return true;
    return this.closedBases().some((base) => sharesOperand(tree, base));
  }

  /** A fraction of the question with a common factor taken out: 12/18 after 24/36. */
  private isCancelled(fraction: Node): boolean {
    const [top, bottom] =
      fraction.kind === 'div' ? [evaluate(fraction.top, {}), evaluate(fraction.bottom, {})] : [0, 0];
    return this.closedBases().some((base) => {
      if (base.kind !== 'div' || !isFraction(base)) return false;
      const [whole, parts] = [evaluate(base.top, {}), evaluate(base.bottom, {})];
      return top > 1 && whole % top === 0 && parts % bottom === 0 && gcd(top, bottom) > 1;
    });
  }

  private closedBases(): Node[] {
    return [...this.starts, ...this.carried].flatMap((line) =>
      sidesOf(line)
        .flatMap((side) => this.closed(side) ?? [])
        .filter((tree) => !isPlain(tree) || isFraction(tree)),
    );
  }

  /** 9 + 8 = 17 says the answer where 9 + 8 is what is asked for; 6 × 8 = 48 beside it is arithmetic. */
  private isFinalIdentity(sides: string[], trees: Node[]): boolean {
    const last = trees.at(-1);
    if (last === undefined || !isPlain(withoutIdleParts(last)))
      return trees.length === 1 && last !== undefined && this.isFinalValue(last);
    const before = trees.slice(0, -1);
    if (before.every((tree) => toLatex(withoutIdleParts(tree)) === toLatex(withoutIdleParts(last)))) return true;
    const written = new Set([...this.starts, ...this.carried].flatMap((line) => [line, ...sidesOf(line)]).map(plain));
    if (sides.some((side) => side !== '' && written.has(plain(side)) && !isPlainClaim(side))) return true;
    return before.some((tree) => this.known().hasAll(tree) && this.known().hasAny(tree) && this.isAskedFor(tree));
  }

  /** The question's own numbers, put together to what it asks for. */
  private isAskedFor(tree: Node): boolean {
    const { answer } = this.question;
    const keys = numericValues(answer.model) ?? [];
    const [value, key] = [evaluate(tree, {}), keys.length === 1 ? (keys[0] ?? Number.NaN) : Number.NaN];
    const places = answer.forms?.map((form) => (form.kind === 'decimal-places' ? 0.6 * 10 ** -form.places : 0)) ?? [];
    return Math.abs(value - key) <= Math.max(answer.tolerance ?? 0, ...places, 1e-9 * Math.max(1, Math.abs(key)));
  }

  /** An equation or inequality from which the answer can be read, and that is not a step from the lines above. */
  private isFinalEquation(left: string, right: string): boolean {
    const line = sidesTree(left, right);
    if (line === null) return false;
    const letters = lettersThatMatter(line);
    const [letter = ''] = letters;
    if (letters.length !== 1) return false;
    const only = withOnly(line, letter);
    const bases = this.relationsAbove();
    const isReadable = isLinear(only, letter) || occurrences(only, letter) === 1;
    if (bases.length === 0) return isReadable && isShort(only);
    if (bases.some((base) => isOneStepFrom(only, letter, base))) return false;
    return isReadable || bases.every((base) => lettersThatMatter(base).every((own) => isLinear(base, own)));
  }

  private relationsAbove(): Sides[] {
    const inPrompt = [...this.question.prompt.replaceAll('\\$', '').matchAll(/\$([^$]*)\$/g)].map(
      ([, formula = '']) => formula,
    );
    return [...this.starts, ...this.carried, ...inPrompt].flatMap((line) =>
      piecesOf(line).flatMap((piece) => {
        const [left, right, ...more] = sidesOf(piece);
        const sides =
          left === undefined || right === undefined || more.length > 1 ? null : sidesTree(left, more[0] ?? right);
        if (sides === null) return [];
        const letters = lettersThatMatter(sides);
        return letters.length === 1 ? [withOnly(sides, letters[0] ?? '')] : [];
      }),
    );
  }

  /** Of a question that asks for an expression or a rule. */
  private isFinalFormula(text: string): boolean {
    const { question } = this;
    const read = parse(text);
    const bare = read.ok ? toLatex(withoutIdleParts(read.tree)) : text;
    if ([text, bare].some((each) => hasAnswerShape(question, each))) return true;
    if (!read.ok || variables(read.tree).length === 0 || this.isWrittenAbove(text)) return false;
    const wantsFactors = question.answer.forms?.some(({ kind }) => kind === 'factorised') ?? false;
    if (wantsFactors && isProductOfBrackets(withoutIdleParts(read.tree))) return true;
    // What the question shows may be compared with anything; what it asks to be found only with lines made of its numbers.
    if (shownStart(question) !== null || this.carried.some((line) => lettersOf(line).length > 0)) return false;
    const isRule = question.answer.kind === 'equation';
    if (isRule && variables(read.tree).length < 2) return false;
    return !this.known().hasAll(withoutIdleParts(read.tree));
  }
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

const plain = (text: string): string =>
  text
    .replace(/^\s*=/, '')
    .replace(/\\text\s*\{([^{}]*)\}/g, '$1')
    .replace(/\\left|\\right|\\[,;! ]|[\s{}]/g, '')
    .replace(/\\times|\\cdot|[*×]/g, '×')
    .replace(/\\[dt]frac/g, '\\frac');

const sidesOf = (text: string): string[] =>
  text
    .split(relationSign)
    .filter((_, place) => place % 2 === 0)
    .map((side) => side.trim())
    .filter((side) => side !== '');

const piecesOf = (text: string): string[] =>
  text
    .split(/\\text\s*\{\s*(?:or|and)\s*\}|\bor\b|\band\b|;|,(?!\d{3}(?!\d))(?![^(]*\))/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

const isIdentity = (text: string): boolean => {
  const sides = sidesOf(text);
  return sides.length > 1 && sides.every((side) => closedTree(side) !== null);
};

const isName = (side: string): boolean => {
  const read = parse(side);
  return read.ok && withoutIdleParts(read.tree).kind === 'symbol' && variables(read.tree).length === 1;
};

/** The tree of a text without letters, perhaps with a unit; null for others. */
function closedTree(text: string): Node | null {
  const money = text.replace(/\\?\$/g, '');
  for (const options of [{}, { units: true }]) {
    const read = parse(money, options);
    if (read.ok && variables(read.tree).length === 0 && read.tree.kind !== 'relation' && read.tree.kind !== 'words')
      return read.tree;
  }
  return null;
}

function sidesTree(left: string, right: string): Sides | null {
  const [a, b] = [parse(left), parse(right)];
  return a.ok && b.ok ? { left: withoutIdleParts(a.tree), right: withoutIdleParts(b.tree) } : null;
}

/** The same with the letters that do not matter set to one: x + y − y is x. */
function withOnly({ left, right }: Sides, letter: string): Sides {
  const others = [...variables(left), ...variables(right)].filter((name) => name !== letter);
  if (others.length === 0) return { left, right };
  const one: Node = { kind: 'number', whole: '1', decimals: null, recurring: '' };
  const go = (side: Node) =>
    rewrite(side, (node) => (node.kind === 'symbol' && others.includes(node.name) ? one : node));
  return { left: go(left), right: go(right) };
}

function occurrences({ left, right }: Sides, letter: string): number {
  let count = 0;
  for (const side of [left, right])
    some(side, (node) => {
      if (node.kind === 'symbol' && node.name === letter) count += 1;
      return false;
    });
  return count;
}

/** x + 1 = 43, 2x = 84: one thing left to do. */
function isShort({ left, right }: Sides): boolean {
  const count = (side: Node): number => {
    let signs = 0;
    some(side, (node) => {
      if (['add', 'mul', 'div', 'pow', 'root', 'call'].includes(node.kind)) signs += 1;
      return false;
    });
    return signs;
  };
  return count(left) + count(right) <= 1;
}

const isWhole = (node: Node): boolean => node.kind === 'number' && node.decimals === null && node.recurring === '';

const isFraction = (node: Node): boolean =>
  node.kind === 'neg' ? isFraction(node.of) : node.kind === 'div' && isWhole(node.top) && isWhole(node.bottom);

/** 84/2 is a division still to be done; 3/4 and 8/8 are numbers. */
function isDivision(fraction: Node): boolean {
  if (fraction.kind !== 'div') return false;
  const [top, bottom] = [evaluate(fraction.top, {}), evaluate(fraction.bottom, {})];
  return bottom > 1 && top > bottom && top % bottom === 0;
}

/** Nothing is left to do. */
function isPlain(node: Node): boolean {
  switch (node.kind) {
    case 'number':
    case 'mixed':
      return true;
    case 'neg':
    case 'percent':
    case 'degrees':
      return isPlain(node.of);
    case 'quantity':
      return isPlain(node.value);
    case 'div':
      return isFraction(node) || (isPlain(node.top) && node.top.kind === 'quantity');
    case 'mul':
      return isScientific(node);
    case 'tuple':
    case 'set':
    case 'list':
    case 'ratio':
      return node.items.every(isPlain);
    case 'matrix':
      return node.rows.flat().every(isPlain);
    default:
      return false;
  }
}

/** Whether the key is written with roots, logarithms, π, e or i: what such a number is called is no secret. */
function isExactKey({ model }: QuestionContent['answer']): boolean {
  const read = parse(model, { units: true });
  return (
    read.ok &&
    some(
      read.tree,
      (node) => ['root', 'call'].includes(node.kind) || (node.kind === 'symbol' && variables(node).length === 0),
    )
  );
}

const isTen = (node: Node): boolean => node.kind === 'number' && node.whole === '10' && !node.decimals;

/** 42, x = 42, 42 cm. */
function isPlainClaim(text: string): boolean {
  const sides = sidesOf(text);
  const last = sides.at(-1) ?? '';
  const tree = closedTree(last) ?? (sides.length === 2 && isName(last) ? closedTree(sides[0] ?? '') : null);
  return (
    tree !== null &&
    isPlain(withoutIdleParts(tree)) &&
    sides
      .slice(0, -1)
      .every((side) => isName(side) || (closedTree(side) !== null && sides.length === 2 && isName(last)))
  );
}

/** (3x + 3)(3x + 1), though more may be taken out of it. */
const isProductOfBrackets = (tree: Node): boolean =>
  tree.kind === 'neg'
    ? isProductOfBrackets(tree.of)
    : tree.kind === 'mul' &&
      tree.factors.every((factor) => factor.kind !== 'div') &&
      tree.factors.some((factor) => factor.kind === 'add');

const letterX: Node = { kind: 'symbol', name: 'x' };

/** One more or one less than something. */
const addsOne = (tree: Node): boolean =>
  tree.kind === 'add' &&
  tree.terms.length === 2 &&
  tree.terms.some((term) => Math.abs(Math.abs(evaluate(term, {})) - 1) < 1e-12);

/** 408 + 9 after 17 × 24 + 9: the same kind of sum or product, with a part that stands there or comes to the same. */
function sharesOperand(tree: Node, base: Node): boolean {
  if (tree.kind !== base.kind) return false;
  if (tree.kind === 'add') return sharesTerms(tree, base);
  const [own, other] = [tree, base].map((node) =>
    (node.kind === 'mul' ? node.factors : node.kind === 'div' ? [node.top, node.bottom] : []).map((part) =>
      evaluate(part, {}),
    ),
  );
  return (own ?? []).some((part) => part !== 0 && part !== 1 && (other ?? []).some((known) => isNear(part, known)));
}

const mostTerms = 6;

/** Some of the terms, but not all, come to as much as some of the other's: 40 + 13 − 20 − 4 after 53 − 24. */
function sharesTerms(tree: Node, base: Node): boolean {
  const [own, other] = [tree, base].map((node) =>
    partialSums(
      signedTerms(node)
        .slice(0, mostTerms)
        .map((term) => evaluate(term, {})),
    ),
  );
  return (own ?? []).some((sum) => !isNear(sum, 0) && (other ?? []).some((known) => isNear(sum, known)));
}

function partialSums(terms: number[]): number[] {
  const sums: number[] = [];
  for (let mask = 1; mask < (1 << terms.length) - 1; mask += 1) {
    sums.push(terms.reduce((sum, term, place) => (mask & (1 << place) ? sum + term : sum), 0));
  }
  return sums;
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

const lettersOf = (text: string): string[] => {
  const read = parse(text);
  return read.ok ? variables(read.tree) : [];
};

const isScientific = (node: Node): boolean =>
  node.kind === 'mul' &&
  node.factors.length === 2 &&
  node.factors[0]?.kind === 'number' &&
  node.factors[1]?.kind === 'pow' &&
  isTen(node.factors[1].base);

/** A multiple of a root, a logarithm, π, e or i, or a sum of different ones: 28 + 7π, √20, (2π)/3. */
function isExact(node: Node): boolean {
  switch (node.kind) {
    case 'neg':
      return isExact(node.of);
    case 'add':
      return (
        node.terms.filter((term) => !isExact(term)).length <= 1 &&
        node.terms.every((term) => isExact(term) || isPlain(term)) &&
        new Set(node.terms.map(atomOf)).size === node.terms.length
      );
    case 'mul':
      return (
        node.factors.every((factor) => isExact(factor) || isPlain(factor)) &&
        node.factors.some(isExact) &&
        node.factors.filter((factor) => !isExact(factor)).length <= 1
      );
    case 'div':
      return (
        (isExact(node.top) && isPlain(node.bottom)) ||
        (isExact(node.bottom) && (isPlain(node.top) || isExact(node.top)))
      );
    case 'root':
      return isPlain(node.of);
    case 'call':
      return node.name.startsWith('l') && node.args.every((arg) => isPlain(arg));
    case 'pow':
      return node.base.kind === 'symbol' && (isPlain(node.exponent) || isExact(node.exponent));
    case 'symbol':
      return variables(node).length === 0;
    default:
      return false;
  }
}

/** What a term is a multiple of. */
const atomOf = (node: Node): string =>
  toLatex(node)
    .replace(/[-\d./\s]|\\frac|\\left|\\right/g, '')
    .replace(/[{}()]/g, '') +
  (/sqrt|ln|log/.test(toLatex(node)) ? (/(?:sqrt|ln|log)\W*(\d+)/.exec(toLatex(node))?.[1] ?? '') : '');
