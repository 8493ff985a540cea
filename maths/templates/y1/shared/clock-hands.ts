import type { ClockFigure } from '../../../figures/space-figures';
import { counted } from './counted';

/** A clock with hands, `hour` from 1 to 12. Its words say where the hands point and not the time. */
export function clockHands(hour: number, minute: number): ClockFigure & { alt: string } {
  const [mark, past] = [Math.floor(minute / 5) || 12, minute % 5];
  const long = past === 0 ? `points to ${mark}` : `is ${counted(past, 'small mark')} past the ${mark}`;
  return {
    kind: 'clock',
    alt: `A clock. The short hand is ${shortHand(hour, minute)}. The long hand ${long}.`,
    hour,
    minute,
  };
}

/** The same for minutes after midnight, with a little mark for each minute: 890 stands at ten to three. */
export function clockAt(minutes: number): ClockFigure & { alt: string } {
  const hour = Math.floor(minutes / 60) % 12;
  return { ...clockHands(hour === 0 ? 12 : hour, minutes % 60), minuteMarks: true };
}

function shortHand(hour: number, minute: number): string {
  const next = (hour % 12) + 1;
  if (minute === 0) return `at ${hour}`;
  if (minute <= 15) return `a bit past ${hour}`;
  if (minute >= 45) return `nearly at ${next}`;
  return minute === 30 ? `half way from ${hour} to ${next}` : `between ${hour} and ${next}`;
}
