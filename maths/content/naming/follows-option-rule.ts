import type { OptionFacts, OptionRule } from './option-facts';
import { optionRulesEarly } from './option-rules-early';
import { optionRulesLater } from './option-rules-later';

/** The rule of a name among the options of a template; undefined where it has none. */
export const optionRuleOf = (templateId: string, misconceptionId: string): OptionRule | undefined =>
  (optionRulesEarly[templateId] ?? optionRulesLater[templateId])?.[misconceptionId];

/** Whether an option is what a misconception picks of the wrong options; null for a name without a rule. */
export function followsOptionRule(misconceptionId: string, facts: OptionFacts, option: string): boolean | null {
  const rule = optionRuleOf(facts.templateId, misconceptionId);
  return rule === undefined ? null : option !== facts.right && rule(facts, option);
}
