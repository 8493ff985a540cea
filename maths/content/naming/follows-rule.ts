import type { AnyTemplate } from '../../templates/format';
import type { Instance } from '../../templates/instance';
import { followsOptionRule, optionRuleOf } from './follows-option-rule';
import { optionFactsOf } from './option-facts';
import { type Facts, factsOf, type Wrong, wrongOf } from './question-facts';
import type { Rule } from './rule';
import { rules } from './rules';
import { rulesOfTemplates } from './rules-of-templates';

/** A wrong path of a question and whether its answer is what its name gives; null where that cannot be said. */
export interface Named {
  misconceptionId: string;
  answer: string;
  follows: boolean | null;
}

/** Each wrong answer of a question against the rule of its name. */
export function namedPaths(question: Instance): Named[] {
  const options = optionFactsOf(question);
  const facts = options === null ? factsOf(question) : null;
  return question.wrongPaths.map(({ misconceptionId, answer }) => {
    if (options) return { misconceptionId, answer, follows: followsOptionRule(misconceptionId, options, answer) };
    return { misconceptionId, answer, follows: facts && followsRule(misconceptionId, facts, answer) };
  });
}

/** Whether an answer is what a misconception gives on a question; null for a name without a rule, or no values. */
export function followsRule(misconceptionId: string, facts: Facts, answer: string): boolean | null {
  const rule = ruleOf(facts.templateId, misconceptionId);
  const wrong: Wrong | null = wrongOf(facts, answer);
  return rule === undefined || wrong === null ? null : rule(facts, wrong);
}

/** Whether a name has a rule on the questions of a template. */
export function hasRule({ id, correctChoice }: AnyTemplate, misconceptionId: string): boolean {
  const rule = correctChoice === undefined ? ruleOf(id, misconceptionId) : optionRuleOf(id, misconceptionId);
  return rule !== undefined;
}

const ruleOf = (templateId: string, misconceptionId: string): Rule | undefined =>
  rulesOfTemplates[templateId]?.[misconceptionId] ?? rules[misconceptionId];
