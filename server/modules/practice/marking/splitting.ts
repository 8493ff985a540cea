import { misconceptionById } from '../../../../maths/misconceptions/index';

export interface SplittingQuestion {
  ask: string;
  choices: { id: string; text: string }[];
}

/** Choice of a student whose idea was none of those offered. */
export const somethingElse = 'something-else';

/** One question that tells apart the ideas that give the same answer; null where fewer than two do. */
export function splittingQuestion(misconceptionIds: readonly string[]): SplittingQuestion | null {
  if (misconceptionIds.length < 2) return null;
  const choices = misconceptionIds.flatMap((id) => {
    const misconception = misconceptionById(id);
    return misconception ? [{ id, text: `You ${misconception.deed}.` }] : [];
  });
  return {
    ask: 'Which is closest to what you did?',
    choices: [...choices, { id: somethingElse, text: 'Something else' }],
  };
}
