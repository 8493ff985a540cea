import { expect, it } from 'vitest';
import { misconceptionById } from '../../misconceptions/index';
import { templateById, templates } from '../../templates/index';
import { makeInstance } from '../../templates/instance';
import { followedByHand } from './followed-by-hand';
import { followsOptionRule } from './follows-option-rule';
import { followsRule, hasRule } from './follows-rule';
import { optionFactsOf } from './option-facts';
import { optionRulesEarly } from './option-rules-early';
import { optionRulesLater } from './option-rules-later';
import { factsOf } from './question-facts';
import { rules } from './rules';
import { rulesOfSeniorTemplates } from './rules-of-senior-templates';
import { rulesOfTemplates } from './rules-of-templates';

it('follows nearly all wrong paths by a rule, and says of each of the others why not', () => {
  const paths = templates.flatMap((template) =>
    template.wrongPaths.map(({ misconceptionId: id }) => ({ template, id })),
  );
  const byHand = paths.filter(({ template, id }) => followedByHand[template.id]?.[id] !== undefined);
  expect(paths.filter((path) => !byHand.includes(path) && !hasRule(path.template, path.id))).toEqual([]);
  expect(byHand.length / paths.length).toBeLessThan(0.015);
  for (const reason of Object.values(followedByHand).flatMap((names) => Object.values(names)))
    expect(reason).toMatch(/^[A-Z“"].{25,110}\.$/);
});

it('has rules for names and templates that there are, and exceptions for paths that there are', () => {
  expect(Object.keys(rules).filter((id) => misconceptionById(id) === undefined)).toEqual([]);
  const gone = Object.entries(followedByHand).flatMap(([id, names]) =>
    Object.keys(names).filter(
      (name) => !templateById(id)?.wrongPaths.some(({ misconceptionId }) => misconceptionId === name),
    ),
  );
  expect(gone).toEqual([]);
  const perTemplate = [rulesOfTemplates, optionRulesEarly, optionRulesLater];
  expect(perTemplate.flatMap((one) => Object.keys(one)).filter((id) => templateById(id) === undefined)).toEqual([]);
  const twice = Object.keys(rulesOfSeniorTemplates).filter((id) => rulesOfTemplates[id] !== rulesOfSeniorTemplates[id]);
  expect(twice).toEqual([]);
});

it('turns away most answers of the same name that belong to other numbers', () => {
  const some = templates.filter((_, place) => place % 2 === 0);
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

it('picks out the options of the name, and turns away most others', () => {
  const verdicts = templates.flatMap((template) =>
    ['s1', 's2', 's3', 's4'].flatMap((seed) => {
      const question = makeInstance(template, seed);
      const facts = optionFactsOf(question);
      if (facts === null) return [];
      return question.wrongPaths.flatMap(({ misconceptionId: id, answer }) =>
        question.wrongPaths
          .filter((other) => other.misconceptionId !== id && other.answer !== answer)
          .map((other) => followsOptionRule(id, facts, other.answer) === true),
      );
    }),
  );
  expect(verdicts.length).toBeGreaterThan(500);
  expect(verdicts.filter((taken) => taken).length / verdicts.length).toBeLessThan(0.13);
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
