import { compareTree } from './compare-answer';
import { readQuotient } from './compare-quotients';
import { compareTimes } from './compare-times';
import { failedForm } from './forms/failed-form';
import { ensureAllowance, MAX_LENGTH, TooHeavy, withinAllowance } from './limits';
import { matchCase } from './match-case';
import { parse } from './parse';
import { parseModel, readingsOf } from './readings';
import { isLightTree, TOO_LONG, tooLarge } from './too-large';
import type { AnswerSpec, Verdict } from './types';

const TOO_MUCH = 'This is too large for me to work out. Can you write it more simply?';

/**
 * Checks a student's answer against the spec. Total and deterministic: never throws, whatever is typed. An answer that
 * is too long to work with is unreadable; where only the comparison is, it is wrong.
 * Spec and input are plain data; the verdict is the same on every machine.
 */
export function checkAnswer(spec: AnswerSpec, input: string): Verdict {
  try {
    return withinAllowance(() => check(spec, input));
  } catch (error) {
    if (!(error instanceof TooHeavy)) return { kind: 'unreadable', message: 'This is not something I can read.' };
    const readings = readingsOf(spec).map((options) => parse(input, options));
    const light = readings.some((read) => read.ok && isLightTree(read.tree));
    return light ? { kind: 'wrong' } : { kind: 'unreadable', message: TOO_LONG };
  }
}

/** Whether `input` and `other` (plain typing) mean the same under the spec's kind, variable and unit, whatever their form. */
export function sameAnswer(spec: AnswerSpec, input: string, other: string): boolean {
  return checkAnswer({ ...spec, model: other, forms: [], tolerance: undefined }, input).kind === 'correct';
}

function check(spec: AnswerSpec, input: string): Verdict {
  if (typeof input !== 'string' || input.length > MAX_LENGTH || input.trim() === '') {
    const read = parse(input);
    return read.ok ? { kind: 'wrong' } : { kind: 'unreadable', message: read.message, at: read.at };
  }
  if (spec.kind === 'choice') return input.trim() === spec.model.trim() ? { kind: 'correct' } : { kind: 'wrong' };
  if (spec.kind === 'time') return checkTime(spec, input);
  if (spec.kind === 'quotient') return checkQuotient(spec, input);
  return checkTree(spec, input);
}

/** Tries each way the text may be read; the first that is right wins, then the first right value in another form. */
function checkTree(spec: AnswerSpec, input: string): Verdict {
  let verdict: Verdict | null = null;
  const text = input.replace(/^\s*=(?!=)\s*/, (gap) => ' '.repeat(gap.length));
  const model = parseModel(spec);
  for (const options of readingsOf(spec)) {
    const given = parse(text, options);
    if (!given.ok) verdict ??= { kind: 'unreadable', message: given.message, at: given.at };
    if (!given.ok || !model.ok) continue;
    if (tooLarge(given.tree)) return { kind: 'unreadable', message: TOO_MUCH, at: 0 };
    const tree = matchCase(given.tree, model.tree, spec.variable);
    const outcome = compareTree(spec, tree, model.tree);
    ensureAllowance();
    if (outcome.kind === 'same') {
      const failed = failedForm(spec, tree, model.tree);
      if (failed === null) return { kind: 'correct' };
      verdict = verdict?.kind === 'wrong-form' ? verdict : { kind: 'wrong-form', ...failed };
    } else if (outcome.kind === 'unfinished') {
      verdict =
        verdict?.kind === 'wrong-form' ? verdict : { kind: 'wrong-form', form: 'simplified', message: outcome.message };
    } else if (verdict?.kind !== 'wrong-form') verdict = { kind: 'wrong' };
  }
  return verdict ?? { kind: 'wrong' };
}

function checkTime(spec: AnswerSpec, input: string): Verdict {
  switch (compareTimes(input, spec.model)) {
    case 'same':
      return { kind: 'correct' };
    case 'different':
      return { kind: 'wrong' };
    case 'which-half':
      return { kind: 'unreadable', message: 'Is this in the morning or the afternoon? Write am or pm after it.' };
    case 'unreadable':
      return { kind: 'unreadable', message: 'Write a time such as 2:35 pm or 14:35.' };
  }
}

function checkQuotient(spec: AnswerSpec, input: string): Verdict {
  const model = readQuotient(spec.model);
  const given = readQuotient(input.replace(/^\s*=/, ''));
  if (given === null) {
    const clear = /^[\d\s.,:/%+−×*-]+$/.test(input);
    return clear
      ? { kind: 'wrong' }
      : { kind: 'unreadable', message: 'Write the answer with its remainder like this: 7 r 3.' };
  }
  return model && given.whole === model.whole && given.remainder === model.remainder
    ? { kind: 'correct' }
    : { kind: 'wrong' };
}
