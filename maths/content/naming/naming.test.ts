import { expect, it } from 'vitest';
import { misconceptionById } from '../../misconceptions/index';
import { templateById, templates } from '../../templates/index';
import { makeInstance } from '../../templates/instance';
import { followedByHand } from './followed-by-hand';
import { followsRule } from './follows-rule';
import { factsOf, wrongOf } from './question-facts';
import { rules } from './rules';

const seeds = ['s1', 's2', 's3', 's4', 's5'];

it('follows most wrong paths of the bank by the rules of their names', () => {
  const covered = templates.flatMap((template) => {
    const byHand = followedByHand[template.id] ?? [];
    const readable = seeds.flatMap((seed) => {
      const question = makeInstance(template, seed);
      const facts = factsOf(question);
      return question.wrongPaths
        .filter(({ answer }) => facts !== null && wrongOf(facts, answer) !== null)
        .map(({ misconceptionId }) => misconceptionId);
    });
    return template.wrongPaths.filter(
      ({ misconceptionId: id }) => rules[id] !== undefined && readable.includes(id) && !byHand.includes(id),
    );
  });
  const all = templates.flatMap(({ wrongPaths }) => wrongPaths);
  expect(covered.length / all.length).toBeGreaterThan(0.59);
});

it('has rules for names that there are, and exceptions for paths that there are', () => {
  expect(Object.keys(rules).filter((id) => misconceptionById(id) === undefined)).toEqual([]);
  const gone = Object.entries(followedByHand).flatMap(([id, names]) =>
    names.filter((name) => !templateById(id)?.wrongPaths.some(({ misconceptionId }) => misconceptionId === name)),
  );
  expect(gone).toEqual([]);
});

it('turns away most answers of the same name that belong to other numbers', () => {
  const some = templates.filter((_, place) => place % 6 === 0);
  const verdicts = some.flatMap((template) => {
    const [one, other] = ['s1', 's2'].map((seed) => makeInstance(template, seed));
    const facts = one && factsOf(one);
    if (!facts || !other) return [];
    const own = [one.answer.model, ...one.wrongPaths.map(({ answer }) => answer)];
    return other.wrongPaths
      .filter(({ answer }) => !own.includes(answer))
      .map(({ misconceptionId, answer }) => followsRule(misconceptionId, facts, answer))
      .filter((follows) => follows !== null);
  });
  expect(verdicts.length).toBeGreaterThan(100);
  expect(verdicts.filter((follows) => follows).length / verdicts.length).toBeLessThan(0.15);
});

it('finds the operation of the name, and no other', () => {
  const template = templateById('y7/write-expressions/less-than');
  const facts = template && factsOf(makeInstance(template, 's1'));
  expect(facts).toBeTruthy();
  if (!facts) return;
  expect(followsRule('less-than-reversed', facts, '13-2y')).toBe(true);
  expect(followsRule('less-than-reversed', facts, '-11y')).toBe(false);
  expect(followsRule('joins-unlike-terms', facts, '-11y')).toBe(true);
  expect(followsRule('joins-unlike-terms', facts, '13-2y')).toBe(false);
});
