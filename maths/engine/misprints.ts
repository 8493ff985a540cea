import { plainText } from './plain-text';
import { withoutMarkup } from './question-units';
import type { AnswerSpec, Verdict } from './types';
import { isOneNumber } from './unit-verdict';

type Unreadable = Extract<Verdict, { kind: 'unreadable' }>;
type Judge = (spec: AnswerSpec, input: string) => Verdict;

const unreadable = (message: string): Unreadable => ({ kind: 'unreadable', message });

/** 2,5 and 0,333 are no thousands; 3,142 may be. */
const COMMA = /(?<![\d.,])(\d+),(\d+)(?![\d.,])/;
const THOUSANDS = /^[1-9]\d{0,2},\d{3}$/;
/** A dot that was typed in the middle of the line; `\cdot` is a times sign. */
const MIDDLE_DOT = /(?<![\d.·∙⋅])(\d+)[·∙⋅](\d+)(?![\d.·∙⋅])/;
const POWER_OF_TEN = /^\s*([-−–]?\d+(?:\.\d+)?)\s*(?:×|\\times|\\cdot|[x*·∙⋅])\s*10\s*([-−–]?)\s*(\d{1,2})\s*$/i;

/**
 * What an answer looks like that was typed or pasted with a sign the parser reads otherwise: a decimal comma, a middle dot,
 * a power of ten without its caret. It follows from the text and what is asked alone. Null for other texts.
 */
export function misprint(spec: AnswerSpec, typed: string): Unreadable | null {
  if (!isOneNumber(spec)) return null;
  const text = withoutMarkup(plainText(spec, typed));
  const comma = COMMA.exec(text);
  if (comma && !THOUSANDS.test(comma[0]) && !/[()[\];]/.test(text))
    return unreadable(`Did you mean ${comma[1]}.${comma[2]}? Write decimals with a point, not a comma.`);
  const power = isScientific(spec) ? POWER_OF_TEN.exec(text) : null;
  if (power) return unreadable(lostCaret(power));
  const dot = isProduct(spec) ? null : MIDDLE_DOT.exec(text);
  return dot && isAlone(text, dot[0])
    ? unreadable(`Did you mean ${dot[1]}.${dot[2]}? Write the decimal point as a full stop.`)
    : null;
}

/** The same where only the key tells that it was meant: 3,142 for 3.142, and 3x105 where no scientific notation is asked for. */
export function likelyMisprint(spec: AnswerSpec, typed: string, judge: Judge): Unreadable | null {
  if (!isOneNumber(spec)) return null;
  const text = withoutMarkup(plainText(spec, typed));
  const right = (input: string) => /^(?:correct|wrong-form)$/.test(judge({ ...spec, forms: [] }, input).kind);
  const comma = text.split(',').length === 2 ? COMMA.exec(text) : null;
  if (comma && right(text.replace(COMMA, '$1.$2')))
    return unreadable(`Did you mean ${comma[1]}.${comma[2]}? Write decimals with a point, not a comma.`);
  const power = POWER_OF_TEN.exec(text);
  return power && right(`${power[1]}×10^(${power[2]}${power[3]})`) ? unreadable(lostCaret(power)) : null;
}

const lostCaret = ([, front, sign, digits]: RegExpExecArray) =>
  `Did you mean ${front}×10^${sign === '' ? '' : '-'}${digits}? Type ^ before the index.`;

/** Where a product is asked for, a dot is a times sign: 2·3². */
const isProduct = ({ forms = [] }: AnswerSpec): boolean =>
  forms.some(({ kind }) => kind === 'index' || kind === 'factorised');

const isScientific = ({ forms = [], question = '' }: AnswerSpec): boolean =>
  forms.some(({ kind }) => kind === 'scientific') || /\b(?:scientific|standard) (?:notation|form)\b/i.test(question);

/** Nothing beside it but a sign, a unit or words. */
const isAlone = (text: string, dotted: string): boolean =>
  !/[\d+*/^×()=√\\]/.test(text.replace(dotted, '').replace(/\^-?\d|\//g, ''));
