import { withDigits } from './number-words';

/** Minutes after midnight, or the question still open. */
export type ClockReading =
  | { kind: 'time'; minutes: number; half: 'am' | 'pm' | null; seconds: number }
  | { kind: 'no-time' };

const DIGITAL =
  /^(\d{1,2})(?:(?:\s*[:.]\s*|\s)(\d{2}))?(?:\s*[:.]\s*(\d{2}))?\s*(?:h|hours|hrs)?\s*(am|pm|noon|midnight|midday)?$/;
const FOUR_DIGITS = /^(\d{2})(\d{2})\s*(?:h|hours|hrs)?$/;
const SPOKEN =
  /^(?:(half|quarter|\d{1,2})\s*(?:minutes?\s*|mins?\s*)?(past|after|to|before)\s*)(\d{1,2})\s*(?:o'?clock)?\s*(am|pm)?$/;

/** Reads "2:35 pm", "14:35", "2.35pm", "1435", "noon", "half past 3", "3 o'clock". */
export function readClock(text: string): ClockReading {
  const plain = digitsOf(text)
    .replace(/\\(?:text|mathrm|operatorname)\s*\{([^{}]*)\}/g, ' $1')
    .replace(/\\colon|\{:\}|∶/g, ':')
    .replace(/\\[,;: !]|~/g, ' ')
    .replace(/[’‘]/g, "'")
    .toLowerCase()
    .replace(/\b([ap])\.?\s?m\b\.?/g, '$1m')
    .replace(/\bin the morning\b/g, 'am')
    .replace(/\b(?:in the (?:afternoon|evening)|at night)\b/g, 'pm')
    .replace(/(\d)([ap]m)/g, '$1 $2')
    .replace(/\s+/g, ' ')
    .replace(/\.\s*$/, '')
    .trim();
  if (plain === 'noon' || plain === 'midday') return time(12, 0, 'pm');
  if (plain === 'midnight') return time(12, 0, 'am');
  const spoken = SPOKEN.exec(plain.replace(/\ba (half|quarter)\b/, '$1'));
  if (spoken) return spokenTime(spoken);
  const oclock = /^(\d{1,2}) ?o'?clock ?(am|pm)?$/.exec(plain);
  if (oclock) return time(Number(oclock[1]), 0, half(oclock[2]));
  const four = FOUR_DIGITS.exec(plain);
  if (four) return time(Number(four[1]), Number(four[2]), null);
  const digital = DIGITAL.exec(plain);
  if (!digital || (digital[2] === undefined && digital[4] === undefined)) return { kind: 'no-time' };
  const word =
    digital[4] === 'noon' || digital[4] === 'midday' ? 'pm' : digital[4] === 'midnight' ? 'am' : half(digital[4]);
  return time(Number(digital[1]), Number(digital[2] ?? 0), word, Number(digital[3] ?? 0));
}

/** "twenty past three" in digits; halves and quarters of an hour stay words. */
function digitsOf(text: string): string {
  const plain = text.replace(/^\s*(?:it(?:'s| is)|the time is|at)\s+/i, '').replace(/-/g, ' ');
  return plain
    .split(/\b(half|quarter)\b/i)
    .map((part, index) => (index % 2 === 0 ? withDigits(part) : part))
    .join('');
}

const half = (word: string | undefined) => (word === 'am' || word === 'pm' ? word : null);

function spokenTime(match: RegExpExecArray): ClockReading {
  const amount = match[1] === 'half' ? 30 : match[1] === 'quarter' ? 15 : Number(match[1]);
  const hour = Number(match[3]);
  if (amount > 59 || hour < 1 || hour > 12) return { kind: 'no-time' };
  if (match[2] === 'past' || match[2] === 'after') return time(hour, amount, half(match[4]));
  return time(hour === 1 ? 12 : hour - 1, 60 - amount, half(match[4]));
}

function time(hour: number, minute: number, suffix: 'am' | 'pm' | null, seconds = 0): ClockReading {
  if (minute > 59 || seconds > 59 || hour > 24 || (hour === 24 && minute > 0)) return { kind: 'no-time' };
  if (suffix !== null && (hour < 1 || hour > 12)) {
    // 14:35 is on the one clock and pm on the other: which is meant is asked.
    return { kind: 'no-time' };
  }
  const base = suffix === null ? hour % 24 : (hour % 12) + (suffix === 'pm' ? 12 : 0);
  return { kind: 'time', minutes: base * 60 + minute, half: suffix, seconds };
}
