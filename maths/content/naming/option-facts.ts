import type { Instance } from '../../templates/instance';
import { seenIn } from './question-facts';
import { readTree } from './slopes';
import { numberAt } from './values';

/** What a rule for options may look at: the question as it is read, and its options. */
export interface OptionFacts {
  templateId: string;
  prompt: string;
  alt: string;
  /** Numerals of the question and the figure's description, in the order written. */
  seen: number[];
  options: string[];
  right: string;
  /** The lines of the working. */
  lines: string[];
}

/** Whether an option is what somebody with a misconception picks. */
export type OptionRule = (facts: OptionFacts, option: string) => boolean;

/** Null where the question has no options. */
export function optionFactsOf(question: Instance): OptionFacts | null {
  const { choices } = question;
  if (choices === null) return null;
  const alt = question.figure?.alt ?? '';
  return {
    templateId: question.templateId,
    prompt: question.prompt,
    alt,
    seen: seenIn([question.prompt, alt].join('\n')),
    options: choices.map(({ text }) => text),
    right: choices.find(({ id }) => id === question.answer.model)?.text ?? '',
    lines: question.steps.map(({ line }) => line),
  };
}

/** The numbers of an option in the order written. */
export const numbersOf = (option: string): number[] => seenIn(option.replace(/\$/g, ''));

/** The value of an option that is a formula; NaN where it has none. */
export function worthOf(option: string): number {
  const tree = readTree(option.replace(/\$|\\text\{[^}]*\}/g, ''));
  return tree ? numberAt(tree, () => Number.NaN, false) : Number.NaN;
}

/** The items of an option that is a list. */
export const itemsOf = (option: string): string[] =>
  option
    .replace(/\$/g, '')
    .split(/,(?:\\ )?\s*/)
    .map((one) => one.trim());

/** The words of an option exchanged two by two: left and right, more and less. */
export const swapped = (text: string, a: string, b: string): string =>
  text.replace(new RegExp(`\\b(${a}|${b})\\b`, 'g'), (word) => (word === a ? b : a));

export const has =
  (pattern: RegExp): OptionRule =>
  (_, option) =>
    pattern.test(option);
