import type { Instance } from '../../templates/instance';
import { type Facts, factsOf, type Wrong, wrongOf } from './question-facts';
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
  const facts = factsOf(question);
  return question.wrongPaths.map(({ misconceptionId, answer }) => ({
    misconceptionId,
    answer,
    follows: facts === null ? null : followsRule(misconceptionId, facts, answer),
  }));
}

/** Whether an answer is what a misconception gives on a question; null for a name without a rule, or no values. */
export function followsRule(misconceptionId: string, facts: Facts, answer: string): boolean | null {
  const rule = rulesOfTemplates[facts.templateId]?.[misconceptionId] ?? rules[misconceptionId];
  const wrong: Wrong | null = wrongOf(facts, answer);
  return rule === undefined || wrong === null ? null : rule(facts, wrong);
}
