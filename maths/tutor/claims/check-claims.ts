import { checkAnswer, checkStep, type Node, numericValues, parse, variables } from '../../engine/index';
import { saidNumbers } from '../filter/said-numbers';
import { written } from '../reasoner/writing';
import { type Decided, measuredIn, readingsOf } from './decided';
import { type Piece, piecesOf } from './said-pieces';

/**
 * What became of the maths in a sentence: all of it decided or true; something that cannot be checked; or something that
 * is neither decided nor true, which must not be shown. `by` is the first such piece.
 */
export type ClaimsVerdict = { kind: 'sound' } | { kind: 'unverified'; by: string } | { kind: 'wrong'; by: string };

type Kind = ClaimsVerdict['kind'];

/** Longer formulas are not read, and nobody could copy them. */
const longestFormula = 200;
/** Numbers in words up to this one are everyday English: "both", "one of the two sides". */
const everydayNumber = 2;

/** Checks every formula, number and measure that a sentence says. Pure; never throws. In doubt nothing counts as sound. */
export function checkClaims(sentence: string, decided: Decided): ClaimsVerdict {
  const pieces = piecesOf(sentence);
  const found = [
    ...pieces.flatMap((piece) =>
      piece.kind === 'maths' ? [{ kind: kindOf(piece.text, decided), by: piece.text }] : [],
    ),
    ...saidInWords(pieces, decided),
    ...numbersInWords(pieces, decided),
  ];
  const worst = found.find(({ kind }) => kind === 'wrong') ?? found.find(({ kind }) => kind === 'unverified');
  return worst === undefined || worst.kind === 'sound' ? { kind: 'sound' } : { kind: worst.kind, by: worst.by };
}

function kindOf(formula: string, decided: Decided): Kind {
  if (!/[\p{L}\p{N}]/u.test(formula)) return 'sound';
  if (formula.length > longestFormula || hasOddCommand(formula)) return 'wrong';
  if (/≈|\\approx(?![a-zA-Z])/.test(formula)) return roundingKind(formula);
  const trees = readingsOf(formula);
  const [tree] = trees;
  if (tree === undefined) return 'unverified';
  if (tree.kind === 'relation') return relationKind(formula, tree, decided);
  if (isDecided(trees, decided)) return 'sound';
  const measure = measuredIn(formula);
  if (measure !== null) return measureKind(measure, decided);
  return equalsDecided(formula, decided) ? 'sound' : 'wrong';
}

/** Everything that the parser reads is plain; of the rest only what sets words and spaces. */
const oddCommand =
  /\\(?!(?:text|mathrm|quad|qquad|left|right|dots|ldots|cdots|boxed|square|Box|_|[,;:! %$])(?![a-zA-Z]))[a-zA-Z]+/;
const hasOddCommand = (formula: string): boolean => !parse(formula).ok && oddCommand.test(withoutKnown(formula));
const withoutKnown = (formula: string): string =>
  formula.replace(
    /\\(?:[dtc]?frac|sqrt|times|div|cdot|pm|leq?|geq?|neq?|approx|pi|theta|alpha|beta|sin|cos|tan|log|ln|infty|circ|degree|angle|triangle|Rightarrow|implies|therefore|to|sum|int|overline|bar|vec|binom)(?![a-zA-Z])/g,
    ' ',
  );

const isDecided = (trees: readonly Node[], { writings }: Decided): boolean =>
  trees.some((tree) => writings.has(written(tree)) || (tree.kind === 'neg' && writings.has(written(tree.of))));

/** A value that was decided, in another writing. */
function equalsDecided(formula: string, { values, numbers }: Decided): boolean {
  const [value, ...more] = numericValues(formula) ?? [];
  if (value !== undefined && more.length === 0 && /^\s*[\d.,\s]+$/.test(formula)) {
    return numbers.some((number) => Math.abs(number - value) <= 1e-9 * Math.max(1, Math.abs(value)));
  }
  return values.some((model) => checkAnswer({ kind: 'expression', model }, formula).kind === 'correct');
}

function measureKind({ number, unit }: { number: string; unit: string }, { measured, writings }: Decided): Kind {
  if (measured.some((one) => one.number === number && one.unit === unit)) return 'sound';
  const hasOtherUnit = measured.some((one) => one.number === number);
  return writings.has(number) && !hasOtherUnit ? 'unverified' : 'wrong';
}

/** A calculation or an identity is true or not; what is about an unknown must have been decided. */
function relationKind(formula: string, tree: Extract<Node, { kind: 'relation' }>, decided: Decided): Kind {
  const sides = formula.split(/=|≠|\\neq?(?![a-zA-Z])|<=?|>=?|≤|≥|\\(?:leq?|geq?|lt|gt)(?![a-zA-Z])/);
  if (sides.length !== tree.parts.length || sides.some((side) => side.trim() === '')) return 'unverified';
  if (tree.operators.every((sign) => sign === '=')) {
    if (sides.slice(1).every((side, place) => areEqual(sides[place] ?? '', side))) return 'sound';
    const isClosed = tree.parts.every((part) => variables(part).length === 0);
    if (isClosed) return 'wrong';
  } else if (tree.parts.every((part) => variables(part).length === 0)) {
    return areInOrder(sides, tree.operators);
  }
  return isDecided(readingsOf(formula), decided) ? 'sound' : 'wrong';
}

const areEqual = (model: string, side: string): boolean =>
  (['expression', 'quantity'] as const).some((kind) => checkAnswer({ kind, model }, side).kind === 'correct');

function areInOrder(sides: readonly string[], operators: readonly string[]): Kind {
  const values = sides.map((side) => numericValues(side));
  if (values.some((value) => value?.length !== 1)) return 'unverified';
  const holds = operators.every((sign, place) => {
    const [a = 0, b = 0] = [values[place]?.[0], values[place + 1]?.[0]];
    const isSame = Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
    if (sign === '<') return a < b && !isSame;
    if (sign === '>') return a > b && !isSame;
    if (sign === '<=') return a <= b || isSame;
    if (sign === '>=') return a >= b || isSame;
    return sign === '=' ? isSame : sign === '!=' && !isSame;
  });
  return holds ? 'sound' : 'wrong';
}

function roundingKind(formula: string): Kind {
  const [exact = '', ...rounded] = formula.split(/≈|\\approx(?![a-zA-Z])/);
  const { kind } = checkStep(exact, `≈ ${rounded.join(' ≈ ')}`);
  if (kind === 'good') return 'sound';
  return kind === 'wrong' ? 'wrong' : 'unverified';
}

const verb =
  /\b(?:is|are|be|was|were|equals?|makes?|gives?|gets?|got|becomes?|leaves?|means?|comes? to|adds? up to|turns? into|follows?|so|then|therefore|hence)\b/i;
const onlyVerb =
  /^\W*(?:(?:which|that|this|it|must|will|would|should|can|just|now|also|exactly|simply|the same|equal|worth|to|as|you|we|have|therefore|hence|so|then)\W+)*(?:is|are|be|equals?|makes?|gives?|gets?|becomes?|leaves?|means?|comes? to|adds? up to|turns? into)(?:\W+(?:just|now|also|exactly|simply|equal|the same|worth|to|as))*\W*$/i;

/** "$3+4$ is $8$": two values with a verb between them are an equation, or something that cannot be checked. */
function saidInWords(pieces: readonly Piece[], decided: Decided): { kind: Kind; by: string }[] {
  return pieces.flatMap((piece, place) => {
    const [between, next] = [pieces[place + 1], pieces[place + 2]];
    if (piece.kind !== 'maths' || between?.kind !== 'words' || next?.kind !== 'maths') return [];
    if (!verb.test(between.text) || [piece, next].some(({ text }) => isRelation(text))) return [];
    const by = `${piece.text} ${between.text} ${next.text}`;
    if (onlyVerb.test(between.text)) return [{ kind: kindOf(`${piece.text}=${next.text}`, decided), by }];
    return [{ kind: 'unverified' as const, by }];
  });
}

const isRelation = (text: string): boolean => /[=<>≤≥≠≈]|\\(?:leq?|geq?|neq?|lt|gt|approx)(?![a-zA-Z])/.test(text);

/** Numbers in words are not read as formulas: one that was not decided, or two in one statement, cannot be checked. */
function numbersInWords(pieces: readonly Piece[], { numbers }: Decided): { kind: Kind; by: string }[] {
  const words = pieces.flatMap(({ kind, text }) => (kind === 'words' ? [text] : [])).join(' ; ');
  const said = saidNumbers(words);
  const strange = said.filter(
    (number) => number > everydayNumber && !numbers.some((known) => Math.abs(known - number) < 1e-9),
  );
  const inSigns = pieces.filter(({ kind, text }) => kind === 'maths' && /\d/.test(text)).length;
  const isStatement = said.length > 0 && said.length + inSigns > 1 && verb.test(words) && !/\?\W*$/.test(words);
  const by = isStatement ? [...strange, ...said.slice(0, 1)] : strange;
  return by.map((number) => ({ kind: 'unverified', by: String(number) }));
}
