import { Check, Minus, RotateCcw } from 'lucide-react';
import { Chip } from '../../ui/chip';
import type { QuestionView } from '../question-data';

/** How one question ended, in a word with an icon. */
export function OutcomeChip({ question: { outcome, hints } }: { question: QuestionView }) {
  if (outcome === 'RIGHT' || outcome === 'RIGHT_AFTER_RETRY') {
    const label = outcome === 'RIGHT_AFTER_RETRY' ? 'Later try' : `First try${hintLabel(hints.length)}`;
    return (
      <Chip tone="good">
        <Check aria-hidden />
        {label}
      </Chip>
    );
  }
  if (outcome === 'NOT_YET') {
    return (
      <Chip tone="warn">
        <RotateCcw aria-hidden />
        Not yet
      </Chip>
    );
  }
  return (
    <Chip>
      <Minus aria-hidden />
      Skipped
    </Chip>
  );
}

function hintLabel(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ', 1 hint' : `, ${count} hints`;
}
