import type { ChipTone } from '../ui/chip';

/** How a question ended, in a word with its colour. */
export function outcomeLabel(outcome: string | null): { tone: ChipTone; label: string } {
  switch (outcome) {
    case 'RIGHT':
      return { tone: 'good', label: 'Correct' };
    case 'RIGHT_AFTER_RETRY':
      return { tone: 'good', label: 'Correct on another try' };
    case 'NOT_YET':
      return { tone: 'warn', label: 'Not yet' };
    case 'SKIPPED':
      return { tone: 'plain', label: 'No answer' };
    default:
      return { tone: 'info', label: 'Open' };
  }
}
