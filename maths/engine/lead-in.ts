import { withoutNamedHead } from './labels';
import type { AnswerKind, AnswerSpec } from './types';
import { FUNCTIONS } from './words';

const VERB = `is|are|was|were|equals|got|get|has|have|had|takes|took|costs|needs?|gives`;
const SENTENCE = new RegExp(
  String.raw`^\s*([A-Za-z](?:[A-Za-z' ]|\s\d+(?=\s))*?)\s+(?:${VERB})\s+(?:equal to\s+)?(?=\S)`,
  'i',
);
const LABEL = new RegExp(
  String.raw`^\s*(?:(?:the|my|final|total)\s+)*(?:${[
    'answer|ans|total|sum|mean|median|mode|range|area|volume|perimeter|length|width|height|distance|speed|time|cost',
    'price|change|angle|probability|gradient|slope|result|value|profit|loss|difference|product|point|points|solution',
  ].join('|')})\s*[:=]\s*(?=\S)`,
  'i',
);
/** Words that turn a sentence round or make it vague: "it is not 5" says something else than 5. */
const TURNING =
  /\b(?:not|no|never|less|more|than|greater|least|most|minus|plus|times|over|about|around|nearly|almost|or)\b/i;
const LETTER_IS = /(^|,|;|\band\s|\bor\s)\s*([A-Za-z])\s+(?:is|equals)\s+(?:equal to\s+)?(?=[-−\d\\√π(½])/g;
/** "x: 12", where no ratio can be meant. */
const LETTER_COLON = /(^|,|;|\band\s|\bor\s)\s*([A-Za-z])\s*:\s*(?=[-−\d\\√π(½$])/g;
const COLON_NAMES = new Set<AnswerKind>(['number', 'quantity', 'money', 'solutions', 'system']);

/** Without a few words in front that only introduce the answer; "x is 5" becomes "x = 5". */
export function withoutLeadIn(spec: AnswerSpec, text: string): string {
  const plain = text.replace(/\s+is (?:the|my) (?:final |only )?(?:answer|solution)\s*\.?\s*$/i, '');
  const spoken = plain.replace(LETTER_IS, '$1$2=');
  const named = COLON_NAMES.has(spec.kind) ? spoken.replace(LETTER_COLON, '$1$2=') : spoken;
  if (named !== plain || spec.kind === 'inequality') return named;
  const label = LABEL.exec(plain);
  if (label) return plain.slice(label[0].length);
  const sentence = SENTENCE.exec(plain);
  const words = sentence?.[1] ?? '';
  const own: string[] = spec.question?.match(/\d+/g) ?? [];
  const known = (words.match(/\d+/g) ?? []).every((digits) => own.includes(digits));
  return sentence && known && words.length > 1 && !TURNING.test(words) ? plain.slice(sentence[0].length) : plain;
}

const D = 'd';
const MARKS = String.raw`(?:['′’]+|\^\s*\{?\s*(?:\\prime\s*|\\doubleprime\s*|-\s*1\s*)+\}?|⁻¹)?`;
const OPEN = String.raw`(?:\\left|\\mleft)?\(`;
const CLOSE = String.raw`(?:\\right|\\mright)?\)`;
const FUNCTION_VALUE = new RegExp(
  String.raw`^([a-zA-Z])(_\{?\w+\}?)?\s*${MARKS}\s*${OPEN}\s*([a-zA-Z]|\\theta|[-−]?[\d.]+|\\?[a-z]*)\s*${CLOSE}$`,
);
/** f(g(x)) and (f ∘ g)(x). */
const COMPOSITE = new RegExp(
  String.raw`^(?:[a-zA-Z]\s*${OPEN}\s*[a-zA-Z]\s*${OPEN}\s*[a-zA-Z]\s*${CLOSE}\s*${CLOSE}|${OPEN}\s*[a-zA-Z]\s*(?:\\circ|∘)\s*[a-zA-Z]\s*${CLOSE}\s*${OPEN}\s*[a-zA-Z]\s*${CLOSE})$`,
);
const CHANCE = new RegExp(String.raw`^\\?(?:P|Pr|E|Var|n|SD)\s*${OPEN}[^=]*(?:=[^=]*)?${CLOSE}$`);
const DERIVATIVE = new RegExp(
  String.raw`^(?:\\[dt]?frac\s*\{\s*${D}\s*(?:\^\{?\d\}?)?\s*[a-zA-Z]?\s*\}\s*\{\s*${D}\s*[a-zA-Z](?:\^\{?\d\}?)?\s*\}|${D}(?:\^?\d)?[a-zA-Z]\s*\/\s*${D}[a-zA-Z](?:\^?\d)?|[a-zA-Z]\s*(?:['′’]+|\^\s*\{?\s*(?:\\prime\s*|\\doubleprime\s*)+\}?))$`,
);
const OPERATION = /^(?:\\int|∫|\\lim|\\sum|Σ|∑|\\angle|∠|\\overrightarrow|\\overline\s*\{\s*[A-Z]|\\vec)/;
/** A ∩ B, A' ∪ B, A and B. */
const SETS =
  /^(?:\\(?:left|mleft)?\()?\s*[A-Z](?:['′’]|\^\{?(?:c|\\prime)\}?)?\s*(?:(∩|\\cap|and\b)|(∪|\\cup|or\b|U\b))\s*[A-Z](?:['′’]|\^\{?(?:c|\\prime)\}?)?\s*$/;
const SEGMENT = /^(?:[A-Z]{2,4}|\\mathrm\{[A-Z]{2,4}\})$/;

/** Without "f(x) =", "dy/dx =", "P(A|B) =", "∫ 2x dx =", "A =" before a set: names for the answer that are no part of it. */
export function withoutHead(spec: AnswerSpec, text: string): string {
  const at = onlyEquals(text);
  if (at < 0) return text;
  const head = text
    .slice(0, at)
    .trim()
    .replace(/\\differentialD\s*|\\mathrm\{\s*d\s*\}\s*/g, 'd')
    .trim();
  const rest = text.slice(at + 1);
  const value = FUNCTION_VALUE.exec(head);
  if (spec.kind === 'equation') {
    const y = value !== null && /y/.test(spec.model) && !/y/.test(text) && value[1] !== 'x';
    return y ? `y=${rest}` : text;
  }
  const own = spec.variable?.replace(/\s/g, '');
  const called = own?.includes('(') === true;
  if (called && own === head.replace(/\\left|\\right|\\mleft|\\mright|\s/g, '')) return rest;
  // x(3) = 6 is an equation; f(3) = 6 gives a value.
  if (value !== null) {
    if (called || value[1] === own || value[1] === 'x' || FUNCTIONS[value[1] ?? '']) return text;
    // P(red) is a chance, whatever the question calls it.
    return CHANCE.test(head) && head[0] !== 'n' ? rest : withoutNamedHead(spec, value[3] ?? '', text, rest);
  }
  if (COMPOSITE.test(head)) return /^x\s*\(/.test(head) ? text : rest;
  if (CHANCE.test(head) || DERIVATIVE.test(head) || OPERATION.test(head)) return rest;
  const sets = spec.kind === 'set' || spec.kind === 'list' ? SETS.exec(head) : null;
  if (sets) return namesOther(spec.question ?? '', sets[1] !== undefined) ? text : rest;
  if (SEGMENT.test(head) && spec.kind !== 'expression' && !/[A-Z]{2}/.test(spec.model)) return rest;
  // V and m are units too: a letter before a quantity has to go before it is read.
  const measured = spec.kind === 'quantity' && (own === undefined || own.toLowerCase() === head.toLowerCase());
  return (spec.kind === 'set' || measured) && /^[A-Za-z](?:_\{?\w+\}?)?$/.test(head) ? rest : text;
}

/** Whether a question speaks of the union only where the intersection is named, or the other way round. */
function namesOther(question: string, intersection: boolean): boolean {
  const [meets, joins] = [/∩|\\cap\b/.test(question), /∪|\\cup\b/.test(question)];
  return intersection ? joins && !meets : meets && !joins;
}

/** Where the one equals sign outside brackets is; −1 for none, several, or one that belongs to ≤ or ≠. */
function onlyEquals(text: string): number {
  let depth = 0;
  let found = -1;
  for (let i = 0; i < text.length; i += 1) {
    const c = text[i] ?? '';
    if ('({['.includes(c)) depth += 1;
    else if (')}]'.includes(c)) depth -= 1;
    else if (c === '=' && depth === 0) {
      if (found >= 0 || /[<>!=]/.test(text[i - 1] ?? '') || /[<>=]/.test(text[i + 1] ?? '')) return -1;
      found = i;
    }
  }
  return found;
}
