import { describe, expect, test } from 'vitest';
import type { AnyTemplate, Step } from '../templates/format';
import { twoStep } from '../templates/y7/linear-equations/two-step';
import { oneDraw } from '../templates/y7/probability/one-draw';
import { hypotenuse } from '../templates/y8/pythagoras/hypotenuse';
import { firstSeeds, questionChecks, runQuestionCheck, runTemplateCheck, templateChecks } from './all-checks';

/** Breaks a good template in memory and lists the checks that notice. */
function alarmsOf(good: AnyTemplate, changes: Partial<AnyTemplate>): string[] {
  const broken: AnyTemplate = { ...good, ...changes };
  return [
    ...templateChecks.filter((check) => runTemplateCheck(check, broken).length > 0),
    ...questionChecks.filter((check) => runQuestionCheck(check, broken, firstSeeds(3)).length > 0),
  ].map((check) => check.name);
}

const editStep = (good: AnyTemplate, place: number, change: Partial<Step>): Partial<AnyTemplate> => ({
  steps: (p: never) => good.steps(p).map((step, at) => (at === place ? { ...step, ...change } : step)),
});

describe('a good template', () => {
  test.each([twoStep, oneDraw, hypotenuse] as AnyTemplate[])('$id raises no alarm', (template) => {
    expect(alarmsOf(template, {})).toEqual([]);
  });
});

describe('a broken template is noticed', () => {
  const good: AnyTemplate = twoStep;
  const keyPlusOne = (p: never) => ({ ...good.answer(p), model: `${Number(good.answer(p).model) + 1}` });

  test('a wrong key, by the second road, by the steps and by the examples', () => {
    const alarms = alarmsOf(good, { answer: keyPlusOne });
    expect(alarms).toEqual(expect.arrayContaining(['key confirmed', 'steps hold', 'examples hold']));
  });

  test('a wrong key whose steps lead to it, by the second road', () => {
    const steps = (p: never) =>
      good.steps(p).map((step, at) => (at === 2 ? { ...step, line: `x=${keyPlusOne(p).model}` } : step));
    expect(alarmsOf(good, { answer: keyPlusOne, steps })).toContain('key confirmed');
  });

  test('a wrong path that gives the right answer', () => {
    const [first, ...rest] = good.wrongPaths;
    const wrongPaths = [
      { ...first, compute: (p: never) => good.answer(p).model },
      ...rest,
    ] as AnyTemplate['wrongPaths'];
    expect(alarmsOf(good, { wrongPaths })).toContain('wrong paths fail');
  });

  test('a wrong path that cannot be read', () => {
    const [first, ...rest] = good.wrongPaths;
    const wrongPaths = [{ ...first, compute: () => '((2' }, ...rest] as AnyTemplate['wrongPaths'];
    expect(alarmsOf(good, { wrongPaths })).toContain('wrong paths fail');
  });

  test('a wrong path that always coincides with another one', () => {
    const [first, second] = good.wrongPaths;
    const wrongPaths = [first, { ...second, compute: first?.compute }] as AnyTemplate['wrongPaths'];
    expect(alarmsOf(good, { wrongPaths })).toContain('ideas tell apart');
  });

  test('a step that does not follow', () => {
    expect(alarmsOf(good, editStep(good, 1, { line: '3x=100' }))).toContain('steps hold');
  });

  test('a first line that the next one does not follow from', () => {
    expect(alarmsOf(good, editStep(good, 0, { line: '0=0' }))).toContain('steps hold');
  });

  test('a hint that says the answer', () => {
    const steps = (p: never) => good.steps(p).map((step) => ({ ...step, hint: `Try $x=${good.answer(p).model}$.` }));
    expect(alarmsOf(good, { steps })).toContain('no spoilers');
  });

  test('a feedback that says the answer', () => {
    const [first, ...rest] = good.wrongPaths;
    const feedback = (p: never) => `It is $x=${good.answer(p).model}$.`;
    const wrongPaths = [{ ...first, feedback }, ...rest] as AnyTemplate['wrongPaths'];
    expect(alarmsOf(good, { wrongPaths })).toContain('no spoilers');
  });

  test('a formula that KaTeX cannot draw', () => {
    expect(alarmsOf(good, { prompt: () => 'Solve $\\frac{1}{$.' })).toContain('formulas render');
  });

  test('a number that went astray in the text', () => {
    expect(alarmsOf(good, { prompt: () => 'Solve $1x+-3=NaN$.' })).toContain('clean text');
  });

  test('a prompt that is too long to read', () => {
    const prompt = () => `Solve this ${'very '.repeat(120)}long equation.`;
    expect(alarmsOf(good, { prompt })).toContain('reading level');
  });

  test('a question that changes from run to run', () => {
    let run = 0;
    const prompt = () => {
      run += 1;
      return `Solve ${run}.`;
    };
    expect(alarmsOf(good, { prompt })).toContain('same seed, same question');
  });

  test('a template with one set of numbers only', () => {
    expect(alarmsOf(good, { params: () => ({ a: 2, b: 3, x: 4 }) })).toContain('distinct instances');
  });

  test('names that nobody knows', () => {
    expect(alarmsOf(good, { topicId: '999-nowhere' })).toContain('known names');
    const [first, ...rest] = good.wrongPaths;
    const wrongPaths = [{ ...first, misconceptionId: 'no-such-idea' }, ...rest] as AnyTemplate['wrongPaths'];
    expect(alarmsOf(good, { wrongPaths })).toContain('known names');
  });

  test('a form that the answer itself does not have', () => {
    const good: AnyTemplate = oneDraw;
    const answer = (p: never) => ({ ...good.answer(p), forms: [{ kind: 'whole-number' as const }] });
    expect(alarmsOf(good, { answer })).toContain('model passes');
  });

  test('a form that is asked for in words but not in the key', () => {
    const good: AnyTemplate = oneDraw;
    const answer = (p: never) => ({ ...good.answer(p), forms: [] });
    expect(alarmsOf(good, { answer })).toContain('examples hold');
  });
});
