import { describe, expect, it, test } from 'vitest';
import { parse } from '../../engine/index';
import { formulasOf } from '../../lint/rich-text';
import { misconceptionById } from '../../misconceptions/index';
import { templateById, templatesOfTopic } from '../../templates/index';
import { quizPlan } from './quiz-plan';
import { judgeReason, reasonBank, reasonsOfTopic } from './reason-bank';

const equations = { topicId: '111-linear-equations-natural-solutions', misconceptionIds: ['subtracts-coefficient'] };
const fractions = { topicId: '86-add-and-subtract-unlike-fractions', misconceptionIds: [] };

describe('a quiz plan', () => {
  const plan = quizPlan([equations, fractions], 'a');

  it('goes from recall to transfer', () => {
    const order = ['recall', 'use', 'reverse', 'reason', 'transfer'];
    const places = plan.map(({ goal }) => order.indexOf(goal));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(plan.map(({ goal }) => goal)).toEqual(expect.arrayContaining(['recall', 'use', 'reason', 'transfer']));
  });

  it('asks for the reason that the own misconception is about', () => {
    const reason = plan.find((item) => item.goal === 'reason');
    expect(reason).toMatchObject({ reason: { id: 'coefficient-multiplies' } });
  });

  it('takes templates of the weak spots and none twice', () => {
    const ids = plan.flatMap((item) => (item.goal === 'reason' ? [] : [item.templateId]));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect([equations.topicId, fractions.topicId]).toContain(templateById(id)?.topicId);
  });

  it('is the same for the same spots and seed, and empty for none', () => {
    expect(quizPlan([equations, fractions], 'a')).toEqual(plan);
    expect(quizPlan([], 'a')).toEqual([]);
    expect(quizPlan([{ topicId: 'no-such-topic', misconceptionIds: [] }], 'a')).toEqual([]);
  });
});

describe('the reason bank', () => {
  test.each(reasonBank.map((reason) => [reason.id, reason] as const))(
    '%s names what exists and can be read',
    (_, reason) => {
      for (const id of reason.topicIds) expect(templatesOfTopic(id).length, id).toBeGreaterThan(0);
      for (const { misconceptionId } of reason.wrong)
        if (misconceptionId !== undefined) expect(misconceptionById(misconceptionId), misconceptionId).toBeDefined();
      const texts = [reason.ask, reason.right, ...reason.wrong.map(({ text }) => text)];
      for (const formula of texts.flatMap(formulasOf))
        expect(parse(formula.replace('\\square', 'x')).ok, formula).toBe(true);
      expect(new Set(texts).size).toBe(texts.length);
      expect(reason.wrong.length).toBeGreaterThan(1);
    },
  );

  it('has no id twice', () => {
    expect(new Set(reasonBank.map(({ id }) => id)).size).toBe(reasonBank.length);
  });

  it('judges a chosen statement and nothing else', () => {
    const [reason] = reasonsOfTopic(fractions.topicId);
    if (!reason) throw new Error('no reason');
    expect(judgeReason(reason, reason.right)).toEqual({ kind: 'true' });
    expect(judgeReason(reason, reason.wrong[0]?.text ?? '')).toEqual({
      kind: 'false',
      misconceptionId: 'adds-numerators-and-denominators',
    });
    expect(judgeReason(reason, 'parts of one size can be counted')).toEqual({ kind: 'not-judged' });
    expect(reasonsOfTopic('no-such-topic')).toEqual([]);
  });
});
