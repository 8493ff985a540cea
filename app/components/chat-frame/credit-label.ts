import type { CreditView } from './talk-data';
import type { TalkBot } from './talk-place';

const renewals: Record<string, string> = { DAILY: 'tomorrow', MONTHLY: 'next month' };

const prices: Record<TalkBot, string> = {
  PROBLEM_SOLVER: 'The next reply opens this talk for 1 credit.',
  QUIZ_ME: 'A quiz uses 1 credit.',
  GENERAL: 'A question uses 1 credit.',
};

/** What the next step costs and how much is left; empty where it costs nothing. */
export function creditLabel(bot: TalkBot, isFree: boolean, { left, total, resetFrequency }: CreditView): string {
  if (isFree) return '';
  const renewal = `${total} again ${renewals[resetFrequency] ?? 'soon'}`;
  if (left <= 0)
    return `Your ${total} tutor credits are used, ${renewal}. Hints, worked examples and your lines stay free.`;
  return `${prices[bot]} ${left} of ${total} left, ${renewal}.`;
}
