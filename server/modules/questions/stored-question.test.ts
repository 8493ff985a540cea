import { expect, it } from 'vitest';
import { templateById, templates } from '../../../maths/templates/index';
import { drawQuestion, isPublic, lookOf, type StoredQuestion } from './stored-question';

const [template] = templates;
if (!template) throw new Error('There are no templates.');
const question = drawQuestion(template, 'stored');

it('gives the same question the same id, and another one another id', () => {
  expect(drawQuestion(template, 'stored').id).toBe(question.id);
  expect(question.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const version = drawQuestion({ ...template, version: template.version + 1, params: () => ({}) as never }, 'stored');
  expect(version.id).not.toBe(question.id);
});

it('looks the same whatever the order of the options and the other options are', () => {
  const options = (texts: string[]): StoredQuestion => {
    const choices = texts.map((text, place) => ({ id: 'abcde'[place] ?? '', text }));
    const key = choices.find(({ text }) => text === '7')?.id ?? '';
    return { ...question, choices, answer: { kind: 'choice', model: key } };
  };
  expect(lookOf(options(['7', '9', '8']))).toBe(lookOf(options(['10', '7'])));
  expect(lookOf({ ...options(['7', '9']), prompt: 'Another' })).not.toBe(lookOf(options(['7', '9'])));
  expect(lookOf({ ...question, version: question.version + 1 })).toBe(lookOf(question));
});

it('is another question with log to base e for ln, which looks the same', () => {
  const integral = templateById('y12/further-integration/integral-with-logarithms');
  if (!integral) throw new Error('There is no such template.');
  const [ln, logE] = [drawQuestion(integral, 'notation'), drawQuestion(integral, 'notation', 'log_e')];
  expect(logE.id).not.toBe(ln.id);
  expect(lookOf({ ...logE, prompt: '$\\log_e 2$' })).toBe(lookOf({ ...ln, prompt: '$\\ln 2$' }));
  expect(logE.answer.model).toMatch(/^\d*log_e\(/);
});

it('keeps public questions of every kind, and most of each kind for practice', () => {
  const without = templates.filter((each) => {
    const found = new Set<boolean>();
    for (let seed = 0; seed < 400 && found.size < 2; seed += 1)
      found.add(isPublic(lookOf(drawQuestion(each, `kind ${seed}`))));
    return found.size < 2;
  });
  expect(without.map(({ id }) => id)).toEqual([]);
});
