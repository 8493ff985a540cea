import type { MatchState, Seat } from '../../../../rules/battle/match';

/** Right answers quicker than this share of a question's time (a tenth of the median) were hardly thought out. */
const quickShare = 1 / 20;
const quickestMs = 1500;
/** Once is luck. */
const fewestQuick = 3;

/** How many right answers of a seat came quicker than thought: 0 where they are too few to say anything. */
export function quickAnswers({ lasts, opened, answers }: MatchState, seat: Seat): number {
  const quick = answers[seat].filter((answer, index) => {
    const from = opened[index] ?? null;
    if (answer === null || !answer.right || from === null) return false;
    return answer.at - from < Math.max(quickestMs, (lasts[index] ?? 0) * quickShare);
  });
  return quick.length >= fewestQuick ? quick.length : 0;
}
