import { anotherForm, isRatioForNumber } from './another-form';
import { asCelsius } from './as-celsius';
import { narrow } from './clean-text';
import { compareTree } from './compare-answer';
import { isUpToConstant } from './compare-antiderivatives';
import { checkPiecewise } from './compare-piecewise';
import { readQuotient, sameQuotient } from './compare-quotients';
import { compareTimes, lacksClock, TIME_WANTED, WHICH_HALF } from './compare-times';
import { isNamed } from './compare-values';
import { failedForm } from './forms/failed-form';
import { formMessage } from './forms/messages';
import { ensureAllowance, MAX_LENGTH, TooHeavy, withinAllowance } from './limits';
import { matchCase } from './match-case';
import { likelyMisprint, misprint } from './misprints';
import { noMathematics } from './no-mathematics';
import { parse } from './parse';
import { plainText } from './plain-text';
import { parseModel, readingsOf } from './readings';
import { withoutRemark } from './remarks';
import { isLightTree, TOO_LONG, TOO_MUCH, tooLarge } from './too-large';
import type { Node } from './tree';
import type { AnswerSpec, Form, Verdict } from './types';
import { unfinished } from './unfinished';
import { isOneNumber, unitVerdict, VALUE_ONLY } from './unit-verdict';
import { unnamed } from './unnamed';
import { withoutNoun } from './without-noun';
import { GREEK_CHARACTERS } from './words';

/** How one number is written. A calculation lacks them all, and "work it out" says it better. */
const NUMBER_FORMS = new Set<Form['kind']>([
  'whole-number',
  'decimal',
  'decimal-places',
  'significant-figures',
  'scientific',
  'percentage',
  'lowest-terms',
  'mixed-numeral',
  'improper-fraction',
]);

/**
 * Checks a student's answer against the spec. Total and deterministic: never throws, whatever is typed. An answer that
 * is too long to work with is unreadable; where only the comparison is, it is wrong.
 * Spec and input are plain data; the verdict is the same on every machine.
 */
export function checkAnswer(spec: AnswerSpec, input: string): Verdict {
  return judge(spec, input, check);
}

function judge(spec: AnswerSpec, input: string, run: (spec: AnswerSpec, input: string) => Verdict): Verdict {
  if ([spec.model, spec.unit ?? '', spec.variable ?? ''].some((text) => text.length > MAX_LENGTH))
    return { kind: 'unreadable', message: 'The answer to this question is too long for me to check.' };
  try {
    return withinAllowance(() => run(named(spec), input));
  } catch (error) {
    if (!(error instanceof TooHeavy)) return { kind: 'unreadable', message: 'I can’t read this.' };
    const read = readingsOf(spec)
      .map((options) => parse(input, options))
      .find((one) => one.ok);
    return read?.ok && isLightTree(read.tree) ? { kind: 'wrong' } : { kind: 'unreadable', message: TOO_LONG };
  }
}

/** The unknown by the name the parser gives it: sigma for σ. */
const named = (spec: AnswerSpec): AnswerSpec =>
  spec.variable === undefined
    ? spec
    : { ...spec, variable: GREEK_CHARACTERS[spec.variable] ?? spec.variable.replace(/^\\(?=[A-Za-z]+$)/, '') };

/** A whole equation such as 2x + 3 = 11 where one value is asked for. */
function isUnsolved(spec: AnswerSpec, node: Node): boolean {
  return (
    (spec.kind === 'number' || spec.kind === 'quantity' || spec.kind === 'money') &&
    node.kind === 'relation' &&
    node.operators.includes('=') &&
    !node.parts.some((part) => part.kind === 'symbol' || isNamed(part, spec.variable ?? ''))
  );
}

/** Whether `input` and `other` (plain typing) mean the same under the spec's kind, variable and unit, whatever their form. */
export function sameAnswer(spec: AnswerSpec, input: string, other: string): boolean {
  if (input.length > MAX_LENGTH || other.length > MAX_LENGTH) return false;
  // What a letter means depends on the question, not on which of the two answers comes first.
  const [a, b] = [plainText(spec, narrow(input)), plainText(spec, narrow(other))];
  const right = (model: string, answer: string, upToConstant?: true) =>
    judge({ ...spec, model, forms: [], tolerance: undefined, upToConstant }, answer, checkMeaning).kind === 'correct';
  return withinAllowance(
    () => right(b, a) || right(a, b) || (isUpToConstant(spec) && right(b, a, true) && right(a, b, true)),
  );
}

/** A right value that is not worked out, where the question is known, is not finished. */
const check = (spec: AnswerSpec, input: string): Verdict => checkKind(spec, input, true);
const checkMeaning = (spec: AnswerSpec, input: string): Verdict => checkKind(spec, input, false);

function checkKind(spec: AnswerSpec, input: string, finished: boolean): Verdict {
  if (typeof input !== 'string' || input.length > MAX_LENGTH || input.trim() === '') {
    const read = parse(input);
    return read.ok ? { kind: 'wrong' } : { kind: 'unreadable', message: read.message, at: read.at };
  }
  if (spec.kind === 'choice') return input.trim() === spec.model.trim() ? { kind: 'correct' } : { kind: 'wrong' };
  const text = narrow(input);
  if (spec.kind === 'time') return checkTime(spec, text);
  if (spec.kind === 'quotient') return checkQuotient(spec, text);
  const pieces = checkPiecewise(spec, text);
  if (pieces !== null) return pieces;
  const ratio = finished && isRatioForNumber(spec, text) ? anotherForm(spec, text, checkMeaning) : null;
  if (ratio !== null) return ratio;
  const verdict = checkTree(spec, text, finished);
  if (verdict.kind !== 'wrong' && verdict.kind !== 'unreadable') return verdict;
  const said = withWords(spec, text, verdict, finished);
  return finished && (said.kind === 'wrong' || said.kind === 'unreadable') ? (forgiven(spec, text) ?? said) : said;
}

/** The verdict where units, words and text without mathematics are looked at too. */
function withWords(spec: AnswerSpec, text: string, verdict: Verdict, finished: boolean): Verdict {
  // Digits and signs alone have no unit and no words.
  if (/^[\s\d.,()/+*^=−–-]*$/.test(text) && spec.kind !== 'coordinate') return verdict;
  const measured = isOneNumber(spec)
    ? unitVerdict(spec, text, (bareSpec, number) => checkTree(bareSpec, number, finished))
    : null;
  return measured ?? (finished ? sentBack(spec, text, verdict) : verdict);
}

/** What is no wrong answer but a slip of the pen or another form; null for the rest, and where that takes too long to tell. */
function forgiven(spec: AnswerSpec, text: string): Verdict | null {
  try {
    return misprint(spec, text) ?? anotherForm(spec, text, checkMeaning) ?? likelyMisprint(spec, text, check);
  } catch (error) {
    if (error instanceof TooHeavy) return null;
    throw error;
  }
}

/** Text without mathematics of the kind asked for is sent back, not marked. */
function sentBack(spec: AnswerSpec, text: string, verdict: Verdict): Verdict {
  if (verdict.kind !== 'wrong') return verdict;
  const model = parseModel(spec);
  const plain = withoutNoun(spec, plainText(spec, text));
  const read = parse(plain, readingsOf(spec)[0]);
  const message = model.ok ? noMathematics(spec, plain, read.ok ? read.tree : null, model.tree) : null;
  return message === null ? verdict : { kind: 'unreadable', message };
}

/** Tries each way the text may be read; the first that is right wins, then the first right value in another form. */
function checkTree(spec: AnswerSpec, input: string, finished: boolean): Verdict {
  let verdict: Verdict | null = null;
  const text = withoutNoun(
    spec,
    plainText(
      spec,
      input.replace(/^\s*=(?!=)\s*/, (gap) => ' '.repeat(gap.length)),
    ),
  );
  const model = parseModel(spec);
  for (const options of readingsOf(spec)) {
    const given = parse(text, options);
    if (!given.ok) verdict ??= { kind: 'unreadable', message: given.message, at: Math.min(given.at, input.length) };
    if (!given.ok || !model.ok) continue;
    if (tooLarge(given.tree)) return { kind: 'unreadable', message: TOO_MUCH, at: 0 };
    const wanted = unnamed(spec, model.tree, given.tree);
    const value = unnamed(spec, given.tree, wanted);
    if (isUnsolved(spec, value)) return { kind: 'unreadable', message: VALUE_ONLY, at: 0 };
    const tree = unnamed(spec, matchCase(asCelsius(given.tree, spec.unit), wanted, spec.variable), wanted);
    const outcome = compareTree(spec, tree, wanted);
    ensureAllowance();
    if (outcome.kind === 'same') {
      const failed = failedForm(spec, tree, wanted);
      const open =
        finished && (failed === null || NUMBER_FORMS.has(failed.form)) ? unfinished(spec, tree, wanted) : null;
      if (failed === null && open === null) return { kind: 'correct' };
      if (failed === null || open !== null) {
        verdict = open;
        continue;
      }
      verdict = verdict?.kind === 'wrong-form' ? verdict : { kind: 'wrong-form', ...failed };
    } else if (outcome.kind === 'unfinished' || outcome.kind === 'lacks') {
      const failed =
        outcome.kind === 'lacks'
          ? { form: outcome.form, message: formMessage({ kind: outcome.form }, spec) }
          : { form: 'simplified' as const, message: outcome.message };
      verdict = verdict?.kind === 'wrong-form' ? verdict : { kind: 'wrong-form', ...failed };
    } else if (verdict?.kind !== 'wrong-form') verdict = { kind: 'wrong' };
  }
  return verdict ?? { kind: 'wrong' };
}

function checkTime(spec: AnswerSpec, typed: string): Verdict {
  const input = withoutRemark(spec, typed);
  switch (compareTimes(input, spec.model)) {
    case 'same': {
      const missing = spec.forms?.find((form) => lacksClock(form, input));
      return missing
        ? { kind: 'wrong-form', form: missing.kind, message: formMessage(missing, spec) }
        : { kind: 'correct' };
    }
    case 'different':
      return { kind: 'wrong' };
    case 'which-half':
      return { kind: 'unreadable', message: WHICH_HALF };
    case 'unreadable':
      return { kind: 'unreadable', message: TIME_WANTED };
  }
}

function checkQuotient(spec: AnswerSpec, input: string): Verdict {
  const given = readQuotient(plainText(spec, input.replace(/^\s*=(?!=)/, ' ')));
  if (given.kind === 'unreadable') return given;
  return sameQuotient(given, readQuotient(spec.model)) ? { kind: 'correct' } : { kind: 'wrong' };
}
