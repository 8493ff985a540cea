import { roundedDouble } from './number-latex';
import type { Solution } from './solution';
import type { Working } from './working';

/** Ends with a length, rounded to two decimal places where it is not exact. */
export function lengthResult(
  working: Working,
  letter: string,
  value: number,
  unit: string | undefined,
  square = false,
): Solution {
  const rounded = roundedDouble(value, 2);
  const isExact = Math.abs(value - Number(rounded)) < 1e-9;
  const text = isExact ? `${Number(rounded)}` : rounded;
  const name = unit === undefined ? '' : `\\,\\mathrm{${unit}}${square ? '^{2}' : ''}`;
  const reason = isExact ? 'Write the answer.' : 'Round to $2$ decimal places.';
  working.result(
    isExact ? 'state-the-answer' : 'round',
    `${letter}${isExact ? '=' : '\\approx '}${text}${name}`,
    reason,
  );
  const tolerance = isExact ? {} : { tolerance: 0.005 };
  if (unit === undefined) return working.answer({ kind: 'number', model: text, variable: letter, ...tolerance });
  const of = `${unit}${square ? '^2' : ''}`;
  return working.answer({ kind: 'quantity', model: `${text} ${of}`, unit: of, variable: letter, ...tolerance });
}

/** Ends with an angle in degrees, rounded to one decimal place where it is not exact. */
export function angleResult(working: Working, name: string, degrees: number): Solution {
  const rounded = roundedDouble(degrees, 1);
  const isExact = Math.abs(degrees - Number(rounded)) < 1e-9;
  const text = isExact ? `${Number(rounded)}` : rounded;
  const reason = isExact ? 'Write the angle.' : 'Round to $1$ decimal place.';
  working.result(
    isExact ? 'state-the-answer' : 'round',
    `${name}${isExact ? '=' : '\\approx '}${text}^{\\circ}`,
    reason,
  );
  return working.answer({ kind: 'number', model: `${text}°`, ...(isExact ? {} : { tolerance: 0.05 }) });
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const degrees = (angle: number): number => (angle * 180) / Math.PI;
