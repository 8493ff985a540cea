import type { ChipTone } from '../ui/chip';

const reasons: Record<string, string> = {
  NAME: 'Inappropriate nickname',
  UNFAIR: 'Unfair play',
  UNKIND: 'Unkind',
  OTHER: 'Something else',
};

/** What a report says: a player's reason, or what the server noticed by itself. */
export function reasonLabel({ reason, quickAnswers }: { reason: string; quickAnswers: number | null }): string {
  if (reason !== 'QUICK_ANSWERS') return reasons[reason] ?? reason;
  return `${quickAnswers ?? 'Several'} correct answers, faster than possible`;
}

const decisions: Record<string, { label: string; tone: ChipTone }> = {
  CLOSED: { label: 'Closed', tone: 'plain' },
  WARNED: { label: 'Warned', tone: 'info' },
  SUSPENDED: { label: 'Banned from battles', tone: 'bad' },
};

export const decisionLook = (decision: string | null): { label: string; tone: ChipTone } =>
  (decision === null ? undefined : decisions[decision]) ?? { label: 'Open', tone: 'warn' };
