import { describe, expect, test } from 'vitest';
import type { AnyTemplate, Step } from '../templates/format';
import { aboutHowBig } from '../templates/y5/angles/about-how-big';
import { twoStep } from '../templates/y7/linear-equations/two-step';
import { oneDraw } from '../templates/y7/probability/one-draw';
import { hypotenuse } from '../templates/y8/pythagoras/hypotenuse';
import { firstSeeds, questionChecks, runQuestionCheck, runTemplateCheck, templateChecks } from './all-checks';
import { formulasTypeset } from './checks/formulas-typeset';

const wholeTemplateChecks = [...templateChecks, formulasTypeset];

/** Breaks a good template in memory and lists the checks that notice. */
function alarmsOf(good: AnyTemplate, changes: Partial<AnyTemplate>): string[] {
  const broken: AnyTemplate = { ...good, ...changes };
  return [
    ...wholeTemplateChecks.filter((check) => runTemplateCheck(check, broken).length > 0),
    ...questionChecks.filter((check) => runQuestionCheck(check, broken, firstSeeds(3)).length > 0),
  ].map((check) => check.name);
}

/** Checks that have noticed a broken template in the tests below. */
const proven = new Set<string>();

/** The broken template is noticed by these checks, whatever others notice it too. */
function expectAlarms(good: AnyTemplate, changes: Partial<AnyTemplate>, ...checks: string[]): void {
  expect(alarmsOf(good, changes)).toEqual(expect.arrayContaining(checks));
  for (const check of checks) proven.add(check);
}

const editStep = (good: AnyTemplate, place: number, change: Partial<Step>): Partial<AnyTemplate> => ({
  steps: (p: never) => good.steps(p).map((step, at) => (at === place ? { ...step, ...change } : step)),
});

describe('a good template', () => {
  test.each([twoStep, oneDraw, hypotenuse, aboutHowBig] as AnyTemplate[])('$id raises no alarm', (template) => {
    expect(alarmsOf(template, {})).toEqual([]);
  });
});

describe('a broken template is noticed', () => {
  const good: AnyTemplate = twoStep;
  const keyPlusOne = (p: never) => ({ ...good.answer(p), model: `${Number(good.answer(p).model) + 1}` });

  test('a wrong key, by the second calculation, by the steps and by the examples', () => {
    expectAlarms(good, { answer: keyPlusOne }, 'key confirmed', 'steps hold', 'examples hold');
  });

  test('a wrong key whose steps lead to it, by the second calculation', () => {
    const steps = (p: never) =>
      good.steps(p).map((step, at) => (at === 2 ? { ...step, line: `x=${keyPlusOne(p).model}` } : step));
    expectAlarms(good, { answer: keyPlusOne, steps }, 'key confirmed');
  });

  test('a wrong path that gives the right answer', () => {
    const [first, ...rest] = good.wrongPaths;
    const wrongPaths = [
      { ...first, compute: (p: never) => good.answer(p).model },
      ...rest,
    ] as AnyTemplate['wrongPaths'];
    expectAlarms(good, { wrongPaths }, 'wrong paths fail');
  });

  test('a wrong path that cannot be read', () => {
    const [first, ...rest] = good.wrongPaths;
    const wrongPaths = [{ ...first, compute: () => '((2' }, ...rest] as AnyTemplate['wrongPaths'];
    expectAlarms(good, { wrongPaths }, 'wrong paths fail');
  });

  test('a wrong path that always coincides with another one', () => {
    const [first, second] = good.wrongPaths;
    const wrongPaths = [first, { ...second, compute: first?.compute }] as AnyTemplate['wrongPaths'];
    expectAlarms(good, { wrongPaths }, 'misconceptions distinct');
  });

  test('a step that does not follow', () => {
    expectAlarms(good, editStep(good, 1, { line: '3x=100' }), 'steps hold');
    expectAlarms(good, editStep(good, 1, { line: '2+2=5' }), 'steps hold', 'working lines');
  });

  test('a first line that the next one does not follow from', () => {
    expectAlarms(good, editStep(good, 0, { line: '0=0' }), 'steps hold');
  });

  test('a hint that says the answer', () => {
    const steps = (p: never) => good.steps(p).map((step) => ({ ...step, hint: `Try $x=${good.answer(p).model}$.` }));
    expectAlarms(good, { steps }, 'no spoilers');
  });

  test('a feedback that says the answer', () => {
    const [first, ...rest] = good.wrongPaths;
    const feedback = (p: never) => `It is $x=${good.answer(p).model}$.`;
    const wrongPaths = [{ ...first, feedback }, ...rest] as AnyTemplate['wrongPaths'];
    expectAlarms(good, { wrongPaths }, 'no spoilers');
  });

  test('a formula that KaTeX cannot draw', () => {
    expectAlarms(good, { prompt: () => 'Solve $\\frac{1}{$.' }, 'formulas render');
  });

  test('a number that went astray in the text', () => {
    expectAlarms(good, { prompt: () => 'Solve $1x+-3=NaN$.' }, 'clean text');
  });

  test('a prompt that is too long to read', () => {
    const prompt = () => `Solve this ${'very '.repeat(120)}long equation.`;
    expectAlarms(good, { prompt }, 'reading level');
  });

  test('a question that changes from run to run', () => {
    let run = 0;
    const prompt = () => {
      run += 1;
      return `Solve ${run}.`;
    };
    expectAlarms(good, { prompt }, 'same seed, same question');
  });

  test('a template with one set of numbers only', () => {
    expectAlarms(good, { params: () => ({ a: 2, b: 3, x: 4 }) }, 'distinct instances');
  });

  test('two wrong paths without a reason, and a name whose rule gives something else', () => {
    expectAlarms(good, { wrongPaths: good.wrongPaths.slice(0, 2) }, 'three wrong paths');
    const [first, ...rest] = good.wrongPaths;
    const misnamed = [{ ...first, misconceptionId: 'one-zero-too-many' }, ...rest] as AnyTemplate['wrongPaths'];
    expectAlarms(good, { wrongPaths: misnamed }, 'named by rule');
  });

  test('names that nobody knows', () => {
    expectAlarms(good, { topicId: '999-nowhere' }, 'known names');
    const [first, ...rest] = good.wrongPaths;
    const wrongPaths = [{ ...first, misconceptionId: 'no-such-misconception' }, ...rest] as AnyTemplate['wrongPaths'];
    expectAlarms(good, { wrongPaths }, 'known names');
  });

  test('a form that the answer itself does not have', () => {
    const good: AnyTemplate = oneDraw;
    const answer = (p: never) => ({ ...good.answer(p), forms: [{ kind: 'whole-number' as const }] });
    expectAlarms(good, { answer }, 'model passes');
  });

  test('a form that is asked for in words but not in the key', () => {
    const good: AnyTemplate = oneDraw;
    const answer = (p: never) => ({ ...good.answer(p), forms: [] });
    expectAlarms(good, { answer }, 'examples hold');
  });

  test('a form that its own key does not have, so that the value in another form passes', () => {
    const answer = (p: never) => ({ ...good.answer(p), forms: [{ kind: 'decimal-places' as const, places: 1 }] });
    expectAlarms(good, { answer }, 'other forms fail');
  });

  test('a last line that also passes when it is off by one', () => {
    const good: AnyTemplate = hypotenuse;
    const answer = (p: never) => ({ ...good.answer(p), tolerance: 2 });
    const lastLine = (p: never) => good.answer(p).model.replace(/ (\w+)$/, '\\text{ $1}');
    const steps = (p: never) => editStep(good, 3, { line: lastLine(p) }).steps?.(p) ?? [];
    expectAlarms(good, { answer, steps }, 'mutants fail');
  });

  test('a line that the checker cannot read', () => {
    expectAlarms(good, editStep(good, 1, { line: '((2' }), 'formulas stable');
  });

  test('a formula that the typesetter of papers does not know', () => {
    expectAlarms(good, { prompt: () => 'Solve $\\nosuchcommand{x}=1$.' }, 'formulas typeset');
  });

  describe('a choice', () => {
    const good: AnyTemplate = aboutHowBig;
    const [first, second] = good.wrongPaths;
    const spacedOut = (p: never) => first?.compute(p)?.replace('^', ' ^') ?? null;
    const sameAsFirst = [first, { ...second, compute: spacedOut }] as AnyTemplate['wrongPaths'];

    test.each<[string, Partial<AnyTemplate>]>([
      ['without options beside the right one', { wrongPaths: [] }],
      ['with two options that read the same', { wrongPaths: sameAsFirst }],
      ['that does not say which option is right', { correctChoice: undefined }],
    ])('%s', (_says, changes) => {
      expectAlarms(good, changes, 'options fit');
    });
  });
});

/** They watch the checker; `broken-checker.isolated.test.ts` breaks that. */
const watchTheChecker = ['own units', 'own prompt', 'own unfinished lines', 'rounding hides nothing'];

test('every check has noticed a broken template above', () => {
  const names = [...wholeTemplateChecks, ...questionChecks].map(({ name }) => name);
  expect(names.filter((name) => !proven.has(name) && !watchTheChecker.includes(name))).toEqual([]);
});
