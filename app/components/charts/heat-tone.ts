import { percentage } from '../../../rules/percentage';
import { type ScoreColour, scoreColour } from '../../../rules/score-colour';
import type { HeatMapCell } from './heat-map';

/** A number of errors as a cell, in five steps of colour: none, 1, 2–3, 4–6, more. */
export function amountCell(amount: number): HeatMapCell {
  return { text: amount === 0 ? '·' : String(amount), spoken: String(amount), tone: amountTone(amount) };
}

function amountTone(amount: number): 0 | 1 | 2 | 3 | 4 {
  if (amount === 0) return 0;
  if (amount === 1) return 1;
  if (amount <= 3) return 2;
  return amount <= 6 ? 3 : 4;
}

const tones: Record<ScoreColour, HeatMapCell['tone']> = { red: 'low', orange: 'middle', green: 'high' };

/** A share as a cell: its counts, in the colour of a score. Too few to be a percentage: no colour. */
export function shareCell({ count, of }: { count: number; of: number }): HeatMapCell {
  if (of === 0) return { text: '·', spoken: 'none', tone: 'plain' };
  const tone = percentage(count, of) === null ? 'plain' : tones[scoreColour(count / of)];
  return { text: `${count}/${of}`, spoken: `${count} of ${of}`, tone };
}
