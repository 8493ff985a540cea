import { describe, expect, it } from 'vitest';
import { allCases } from './cases/all';
import { checkAnswer } from './check-answer';
import { checkForm } from './check-form';
import type { AnswerSpec } from './types';

const named = ({ spec, input }: (typeof allCases)[number]) => `${spec.kind} ${spec.model} ⟵ ${input}`;
const ofVerdict = (verdict: string) => allCases.filter((one) => one.verdict === verdict);
/** A form that the question does not ask for by name, such as a rounded value, follows from the key. */
const tellsTheKey = (spec: AnswerSpec, input: string): boolean => {
  const verdict = checkAnswer(spec, input);
  return (
    verdict.kind === 'wrong-form' &&
    ['exact', 'percentage', 'notation'].includes(verdict.form) &&
    !spec.forms?.some(({ kind }) => kind === verdict.form)
  );
};
const share = (verdict: string) => {
  const cases = ofVerdict(verdict).filter(
    ({ spec, input }) => spec.kind !== 'choice' && input.trim() !== '' && !tellsTheKey(spec, input),
  );
  return cases.filter(({ spec, input }) => checkForm(spec, input) !== null).length / cases.length;
};

describe('what is said of an answer before it is marked', () => {
  it('has nothing to say of any right answer of the case tables', () => {
    expect(
      ofVerdict('correct')
        .filter(({ spec, input }) => checkForm(spec, input) !== null)
        .map(named),
    ).toEqual([]);
  });

  it('finds what marking could not read or would send back for its form', () => {
    expect(share('unreadable')).toBeGreaterThan(0.85);
    expect(share('wrong-form')).toBeGreaterThan(0.95);
  });

  it('says the same whatever the right answer is', () => {
    const free = allCases.filter(({ spec }) => !['time', 'equation', 'inequality', 'choice'].includes(spec.kind));
    const plain = free.filter(({ spec }) => !/\b[A-Z]{2,}\b/.test(spec.model));
    const told = plain.filter(({ spec, input }, place) => {
      const other = plain.slice(place + 1).find((one) => one.spec.kind === spec.kind && one.spec.model !== spec.model);
      const here = JSON.stringify(checkForm(spec, input));
      return other !== undefined && here !== JSON.stringify(checkForm({ ...spec, model: other.spec.model }, input));
    });
    expect(told.map(named)).toEqual([]);
  });

  it.each<[AnswerSpec, string, string | null]>([
    [{ kind: 'number', model: '3/4', forms: [{ kind: 'decimal' }] }, '1/9', 'Write it as a decimal.'],
    [{ kind: 'number', model: '3/4', forms: [{ kind: 'decimal' }] }, '3/4', 'Write it as a decimal.'],
    [{ kind: 'number', model: '3/4', forms: [{ kind: 'decimal' }] }, '9.9', null],
    [
      { kind: 'number', model: '2/3', forms: [{ kind: 'lowest-terms' }] },
      '8/10',
      'Write it as a fraction in lowest terms.',
    ],
    [{ kind: 'number', model: '5', question: 'What is $2 + 3$?' }, '1 + 1', 'Work it out and write the answer.'],
    [{ kind: 'number', model: '5', question: 'How many cm is it?' }, '7 m', 'Give it in cm.'],
    [{ kind: 'number', model: '5', question: 'How many cm is it?' }, '7 cm', null],
    [
      { kind: 'number', model: '1/4', question: 'What fraction is blue?' },
      '3:5',
      'This is a ratio, but the question asks for a fraction. Write it with a fraction bar.',
    ],
    [{ kind: 'equation', model: 'x=4', variable: 'x' }, '3x=99', 'Get x by itself.'],
    [{ kind: 'time', model: '2:35 pm' }, '4:10', 'Is that morning or afternoon? Write am or pm after it.'],
    [{ kind: 'choice', model: 'C' }, 'D', null],
    [{ kind: 'number', model: '5' }, '  ', null],
  ])('%j ⟵ %s', (spec, input, message) => {
    expect(checkForm(spec, input)?.message ?? null).toBe(message);
  });
});
