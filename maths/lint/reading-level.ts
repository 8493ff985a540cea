import { wordsOnly } from './rich-text';

interface Limits {
  upToYear: number;
  wordsInSentence: number;
  wordsInPrompt: number;
  lettersInWord: number;
}

/** Our own limits, set from the reading ages of the years: short sentences first, no long words for the youngest. */
const limits: Limits[] = [
  { upToYear: 2, wordsInSentence: 14, wordsInPrompt: 35, lettersInWord: 10 },
  { upToYear: 4, wordsInSentence: 18, wordsInPrompt: 50, lettersInWord: 13 },
  { upToYear: 6, wordsInSentence: 22, wordsInPrompt: 70, lettersInWord: 15 },
  { upToYear: 8, wordsInSentence: 26, wordsInPrompt: 80, lettersInWord: 16 },
  { upToYear: 12, wordsInSentence: 30, wordsInPrompt: 100, lettersInWord: 18 },
];

function limitsFor(year: number): Limits {
  return limits.find((entry) => year <= entry.upToYear) ?? (limits.at(-1) as Limits);
}

/** Sentences and words that are too long for this year. A formula counts as one word. */
export function sentenceProblems(richText: string, year: number): string[] {
  const { wordsInSentence, lettersInWord } = limitsFor(year);
  const sentences = wordsOnly(richText).split(/[.?!:](?:\s|$)|\n\s*\n/);
  const long = sentences
    .filter((sentence) => wordCount(sentence) > wordsInSentence)
    .map((sentence) => `a sentence of ${wordCount(sentence)} words in Year ${year}: "${sentence.trim()}"`);
  const words = wordsOnly(richText).match(/[\p{L}]+/gu) ?? [];
  const longWords = words
    .filter((word) => word.length > lettersInWord)
    .map((word) => `the word "${word}" is long for Year ${year}`);
  return [...long, ...longWords];
}

export function promptLengthProblems(prompt: string, year: number): string[] {
  const count = wordCount(wordsOnly(prompt));
  const { wordsInPrompt } = limitsFor(year);
  return count > wordsInPrompt ? [`the prompt has ${count} words, at most ${wordsInPrompt} in Year ${year}`] : [];
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}
