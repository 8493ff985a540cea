import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../../maths/engine/index';
import { makeInstance, templates } from '../../../../maths/templates/index';
import { answerInputMode, answerKeys } from './answer-keys';

const questions = templates.flatMap((template) =>
  ['s1', 's2', 's3'].map((seed) => ({ question: makeInstance(template, seed), years: template.years })),
);

/** Signs of the key itself that no plain keyboard of a touch screen has in reach, and the key that types them. */
const needed: [RegExp, string][] = [
  [/-\d/, 'MINUS'],
  [/√|sqrt/, 'ROOT'],
  [/π|pi(?![a-z])/, 'PI'],
  [/\^/, 'POWER'],
  [/\bsin|\bcos|\btan/, 'TRIG'],
  [/\bln\b/, 'LOGARITHM'],
  [/[<>≤≥]/, 'INEQUALITY'],
  [/\+ ?C$/, 'CONSTANT'],
  [/^\(.*,/, 'BRACKETS'],
  [/ r \d/, 'REMAINDER'],
  [/overline|\\dot/, 'RECURRING'],
];

/** The unit stands beside the box. */
const withoutUnit = (model: string) => model.replace(/ °?[a-zA-Z]+(\^\d)?(\/[a-zA-Z]+(\^\d)?)?$/, '');

describe('the keys above an answer', () => {
  it.each(needed)('%s in the answer: there is %s', (sign, key) => {
    const without = questions.filter(
      ({ question, years }) =>
        question.choices === null &&
        !question.answer.model.includes('pmatrix') &&
        sign.test(withoutUnit(question.answer.model)) &&
        !answerKeys(question, years).includes(key),
    );
    expect([...new Set(without.map(({ question }) => `${question.templateId}: ${question.answer.model}`))]).toEqual([]);
  });

  it('have all the letters of the answer', () => {
    const without = questions.filter(({ question, years }) => {
      if (!['expression', 'equation', 'inequality'].includes(question.answer.kind)) return false;
      const letters =
        question.answer.model.replace(/ or |sqrt|sin|cos|tan|pi|ln|log|pmatrix|begin|end|C$/g, ' ').match(/[a-z]/g) ??
        [];
      const keys = answerKeys(question, years);
      return letters.some((letter) => letter !== 'e' && !keys.includes(letter.toUpperCase()));
    });
    expect([...new Set(without.map(({ question }) => `${question.templateId}: ${question.answer.model}`))]).toEqual([]);
  });

  it('never offer a keyboard without letters where the answer has some', () => {
    const without = questions.filter(
      ({ question, years }) =>
        answerInputMode(question, years) !== 'TEXT' &&
        /[a-zA-Z]/.test(withoutUnit(question.answer.model).replace(/ r |°$|\\overline/g, '')),
    );
    expect([...new Set(without.map(({ question }) => `${question.templateId}: ${question.answer.model}`))]).toEqual([]);
  });

  it('have no fraction where a fraction is refused', () => {
    const refused = questions.filter(({ question, years }) => {
      const forms = question.answer.forms?.map(({ kind }) => kind) ?? [];
      return forms.includes('whole-number') && answerKeys(question, years).includes('FRACTION');
    });
    expect([...new Set(refused.map(({ question }) => question.templateId))]).toEqual([]);
    expect(checkAnswer({ kind: 'number', model: '2', forms: [{ kind: 'whole-number' }] }, '4/2').kind).toBe(
      'wrong-form',
    );
  });
});
