import type { QuestionView } from '../question-data';

interface Score {
  score: number;
  total: number;
  afterRetry: number;
}

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "seven"; twelve stays 12: words up to ten, figures above. */
const numberLabel = (count: number): string => numbers[count] ?? String(count);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The headline of a result: what was solved. Never a reproach. */
export function resultTitle({ score, total, afterRetry }: Score): string {
  const solved = score + afterRetry;
  if (score === total) return total === 1 ? 'Correct, first go!' : `All ${numberLabel(total)} correct, first go!`;
  if (solved === total) return total === 1 ? 'You got it.' : `You got all ${numberLabel(total)}.`;
  if (solved === 0) return 'A good first go. The worked solutions are below.';
  return `You got ${solved} out of ${total}.`;
}

/** What the second looks were worth; null where there were none. */
export function resultSummary({ afterRetry }: Score): string | null {
  if (afterRetry === 0) return null;
  const times = afterRetry === 1 ? 'Once' : afterRetry === 2 ? 'Twice' : `${capital(numberLabel(afterRetry))} times`;
  return `${times} you tried again and worked it out yourself. That’s how it sticks.`;
}

/**
 * Seconds a question, now and usually, over the questions whose usual time is known: like with like. Null where none is,
 * or next to none.
 */
export function pace(questions: readonly Pick<QuestionView, 'seconds' | 'usualSeconds'>[]): string | null {
  const known = questions.flatMap(({ seconds, usualSeconds }) =>
    seconds === null || usualSeconds === null ? [] : [{ seconds, usualSeconds }],
  );
  if (known.length === 0) return null;
  const mean = (of: (one: (typeof known)[number]) => number) =>
    duration(Math.round(known.reduce((sum, one) => sum + of(one), 0) / known.length));
  return `${mean((one) => one.seconds)} per question (usually ${mean((one) => one.usualSeconds)})`;
}

/** "1 mistake", "3 mistakes". */
export const errorCount = (count: number): string => (count === 1 ? '1 mistake' : `${count} mistakes`);

/** 82 → "1 min 22 s". */
export function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}
