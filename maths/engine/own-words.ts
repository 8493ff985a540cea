import { isOwnWord, type QuestionUnits, questionUnits, stem, unitOfText } from './question-units';
import type { AnswerKind, AnswerSpec } from './types';
import { unitSize } from './units';

/** Kinds with several values, each of which may carry a unit or a word of the question. */
const SEVERAL = new Set<AnswerKind>(['system', 'coordinate', 'list', 'set']);
const SMALL = /^(?:the|an?|of|is|are|at|in|for|and|its?|to|my|be|that|they|which|has)$/i;
const LABELS =
  /^(?:answers?|ans|points?|vertex|vertices|turning|stationary|coordinates?|co|ordinates?|intersections?|intersect|meet|minimum|maximum|min|max|midpoint|centre|center|position|image|vector|equation|rule|formula|line|factors?|multiples?|primes?|numbers?|set|order|list|values?|solutions?|ratio)$/i;
const TURNING = /\b(?:not|no|never|less|more|than|over|about|around|nearly|almost|or|but|except|minus|without)\b/i;
const AMOUNT = /(\d)(\s*)(?:\\(?:text|mathrm)\s*\{)?\s*([A-Za-z]+(?:\s+[A-Za-z]+)*)\s*\}?(?=\s*(?:[,;)\]}]|$))/g;

/** Without the words that only say what the values are: "at (2, -3)", "Factors of 30: 1, 2", "x = $4, y = $3". */
export function withoutOwnWords(spec: AnswerSpec, text: string): string {
  const own = questionUnits(spec.question);
  if (spec.kind === 'ratio') return bareRatio(spec.question ?? '', own, text);
  const plain =
    spec.kind === 'coordinate' ? barePoint(own, text) : spec.kind === 'time' ? text : unlabelled(spec, own, text);
  return SEVERAL.has(spec.kind) && spec.unit === undefined && spec.question !== undefined
    ? bareValues(own, plain)
    : plain;
}

const isLabel = (own: QuestionUnits, words: string): boolean =>
  !TURNING.test(words) &&
  words
    .split(/[^A-Za-z]+/)
    .every((word) => word === '' || SMALL.test(word) || LABELS.test(word) || isOwnWord(own, word));

/** "the turning point is at (2, -3)", "(2, -3) is the vertex". */
function barePoint(own: QuestionUnits, typed: string): string {
  // A(2, -3) and P = (2, -3): points have names in capitals.
  const text = typed.replace(/(^|[,;]|\band\b|\bor\b)\s*[A-Z]['′’]?\s*=?\s*(?=(?:\\left|\\mleft)?\()/g, '$1 ');
  const [, before = '', rest = ''] =
    /^\s*([A-Za-z][A-Za-z\s:-]*[A-Za-z])\s*[:=]?\s*(?=[([⟨\\<])(.*)$/s.exec(text) ?? [];
  const point = before.length > 1 && !/^[A-Z]{2,}$/.test(before) && isLabel(own, before) ? rest : text;
  const [, value = '', after = ''] = /^(.*[)\]⟩>])\s*,?\s*([a-z][A-Za-z\s-]+)\.?\s*$/s.exec(point) ?? [];
  return after !== '' && isLabel(own, after) ? value : point;
}

/** "Factors of 30: 1, 2", where the numbers of the label are the question's. */
function unlabelled(spec: AnswerSpec, own: QuestionUnits, text: string): string {
  const label = /^\s*([A-Za-z]{2}[A-Za-z'’ ]*(?:\d+[A-Za-z'’ ]*)?)\s*:\s*(?=\S)/.exec(text);
  const words = label?.[1] ?? '';
  const digits = /\d+/.exec(words)?.[0];
  const known = digits === undefined || new RegExp(String.raw`(?<!\d)${digits}(?!\d)`).test(spec.question ?? '');
  return label && known && isLabel(own, words) ? text.slice(label[0].length) : text;
}

/** Units and words of the question off each value of a list, where no other unit of that kind could be meant. */
function bareValues(own: QuestionUnits, text: string): string {
  const isOwnUnit = (tail: string): boolean => {
    const unit = unitOfText(tail);
    if (unit === null) return false;
    const alike = own.units.filter((each) => unitSize(each).dimensions === unitSize(unit).dimensions);
    return (
      alike.length > 0 && alike.every((each) => unitSize(each).factor === unitSize(unit).factor || sameSize(each, unit))
    );
  };
  const sameSize = (a: Parameters<typeof unitSize>[0], b: Parameters<typeof unitSize>[0]) =>
    unitSize(a).factor.n === unitSize(b).factor.n && unitSize(a).factor.d === unitSize(b).factor.d;
  const dollars = isOwnUnit('$') ? text.replace(/\\?\$\s*(?=[\d.])/g, '') : text;
  return dollars.replace(AMOUNT, (all, digit: string, space: string, tail: string) => {
    if (tail.length === 1 && space === '') return all;
    return isOwnUnit(tail) || tail.split(/\s+/).every((word) => isOwnWord(own, word)) ? digit : all;
  });
}

const VALUE = String.raw`[$\d][\d.,/ ]*`;
const NOUNS = '[A-Za-z][A-Za-z ]*?';
const AFTER_BOTH = new RegExp(String.raw`^\s*(\S.*?\d)\s+(${NOUNS})\s*(?:\bto\b|:)\s*(${NOUNS})\s*$`);
const AFTER_EACH = new RegExp(
  String.raw`^\s*(${VALUE}?)\s*(${NOUNS})\s*(?:\bto\b|:|\band\b)\s*(${VALUE}?)\s*(${NOUNS})\s*$`,
);
const BEFORE = new RegExp(String.raw`^\s*(${NOUNS})\s*(?:\bto\b|:)\s*(${NOUNS})\s*(?:=|\bis\b|:)\s*(?=\d)(.*)$`);

/** "7:2 sopranos to altos", "7 sopranos : 2 altos", "sopranos : altos = 7 : 2", where the names have the question's order. */
function bareRatio(question: string, own: QuestionUnits, text: string): string {
  const before = BEFORE.exec(text);
  if (before) return inOrder(question, own, before[1], before[2]) ? (before[3] ?? text) : text;
  const each = AFTER_EACH.exec(text);
  if (each) {
    const [, a = '', first = '', b = '', second = ''] = each;
    const units = [unitOfText(first), unitOfText(second)];
    const alike = units[0] !== null && JSON.stringify(units[0]) === JSON.stringify(units[1]);
    return alike || inOrder(question, own, first, second) ? `${a.trim()}:${b.trim()}` : text;
  }
  const both = AFTER_BOTH.exec(text);
  return both && inOrder(question, own, both[2], both[3]) ? (both[1] ?? text) : text;
}

function inOrder(question: string, own: QuestionUnits, first = '', second = ''): boolean {
  const words = [first, second].map((text) => text.trim().split(/\s+/));
  if (!words.flat().every((word) => isOwnWord(own, word))) return false;
  const asked = question.slice(Math.max(0, question.search(/\bratio\b/i)));
  const spoken = (asked.match(/[A-Za-z]{2,}/g) ?? []).map(stem);
  const [a = -1, b = -1] = words.map((each) => spoken.indexOf(stem(each.at(-1) ?? '')));
  return a >= 0 && b >= 0 && a < b;
}
