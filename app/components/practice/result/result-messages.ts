import type { QuestionView } from '../question-data';

interface Score {
  score: number;
  total: number;
  withHint: number;
  afterRetry: number;
}

const numbers = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** "Seven", "twelve" stays 12: words up to ten, figures above. */
function numberLabel(count: number): string {
  return numbers[count] ?? String(count);
}

/** The headline of a result: how it went, and how many ideas there are to fix. Never a reproach. */
export function resultTitle({ score, total }: Score, questions: readonly QuestionView[]): string {
  const ideas = new Set(
    questions.flatMap(({ attempts }) => attempts.flatMap(({ misconception }) => misconception?.name ?? [])),
  ).size;
  const ratio = total === 0 ? 0 : score / total;
  const opening =
    ratio === 1 ? 'Every one right.' : ratio > 0.7 ? 'Strong set.' : ratio > 0.4 ? 'Good work.' : 'A useful set.';
  if (ratio === 1) return opening;
  if (ideas === 0) return `${opening} A second look will help.`;
  return ideas === 1 ? `${opening} One idea to fix.` : `${opening} ${numberLabel(ideas)} ideas to fix.`;
}

/** "Seven at the first try, one after a hint." */
export function resultSummary({ score, total, withHint, afterRetry }: Score): string {
  const open = total - score - afterRetry;
  const rest = [
    withHint > 0 ? `${numberLabel(withHint).toLowerCase()} with a hint` : '',
    afterRetry > 0 ? `${numberLabel(afterRetry).toLowerCase()} after another look` : '',
    open > 0 ? `${numberLabel(open).toLowerCase()} not yet` : '',
  ].filter(Boolean);
  return [`${numberLabel(score)} at the first try`, ...rest].join(', ').concat('.');
}

/** 82 → "1 min 22 s". */
export function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}
