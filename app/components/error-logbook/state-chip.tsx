import { Chip } from '../ui/chip';
import { type ErrorState, stateNames } from './logbook-data';

const tones: Record<ErrorState, 'info' | 'warn' | 'good'> = {
  OPEN: 'info',
  REVIEWING: 'info',
  RELAPSED: 'warn',
  FIXED: 'good',
};

/** How an error stands, in a word with its colour. */
export function StateChip({ state }: { state: ErrorState }) {
  return <Chip tone={tones[state]}>{stateNames[state]}</Chip>;
}
