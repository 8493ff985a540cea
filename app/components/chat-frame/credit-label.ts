import type { CreditView } from './talk-data';
import type { TalkBot } from './talk-place';

const renewals: Record<string, string> = { DAILY: 'tomorrow', MONTHLY: 'next month' };

const prices: Record<TalkBot, string> = {
  PROBLEM_SOLVER: 'Your next message uses 1 credit.',
  QUIZ_ME: 'A quiz uses 1 credit.',
  GENERAL: 'A question uses 1 credit.',
};

/** What the next step costs and how much is left; empty where it costs nothing. */
export function creditLabel(bot: TalkBot, isFree: boolean, { left, total, resetFrequency }: CreditView): string {
  if (isFree) return '';
  const renewal = `back to ${total} ${renewals[resetFrequency] ?? 'soon'}`;
  if (left <= 0)
    return `You’ve used all ${total} tutor credits, ${renewal}. Hints, worked examples and checking your lines are still free.`;
  return `${prices[bot]} ${left} of ${total} left, ${renewal}.`;
}
