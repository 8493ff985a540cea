import type { LongDivision } from '../figures/number-figures';
import type { Working } from './working';

/** One digit of the quotient. */
interface DivisionStep {
  /** What the divisor is divided into. */
  into: bigint;
  digit: bigint;
  rest: bigint;
  column: number;
}

export interface Division {
  quotient: bigint;
  remainder: bigint;
  steps: DivisionStep[];
  layout: LongDivision;
  /** Digits after the point; null where none were worked out. */
  decimals: string | null;
  /** Digits that recur, or an empty string. */
  recurring: string;
  /** Whether the digits recur only so late that the division was left off after a few. */
  isCut: boolean;
}

const MAX_DECIMALS = 12;
/** Enough to round to two decimal places. */
const CUT_DECIMALS = 3;

/** Long division of whole numbers, digit by digit; with `decimals` on into the tenths until it ends or recurs. */
export function divide(top: bigint, bottom: bigint, decimals: boolean): Division {
  const digits = [...`${top}`];
  const steps: DivisionStep[] = [];
  let rest = 0n;
  const take = (digit: bigint, column: number) => {
    const into = rest * 10n + digit;
    const here: DivisionStep = { into, digit: into / bottom, rest: into % bottom, column };
    rest = here.rest;
    steps.push(here);
    return here.digit;
  };
  const quotient = digits
    .map((digit, column) => take(BigInt(digit), column))
    .reduce((all, digit) => all * 10n + digit, 0n);
  const remainder = rest;
  let after = '';
  let recurring = '';
  let isCut = false;
  if (decimals && rest > 0n) {
    const seen = new Map<bigint, number>();
    while (rest > 0n && !seen.has(rest)) {
      if (after.length >= MAX_DECIMALS) break;
      seen.set(rest, after.length);
      after += `${take(0n, digits.length + 1 + after.length)}`;
    }
    const at = seen.get(rest);
    isCut = rest > 0n && at === undefined;
    if (isCut) {
      after = after.slice(0, CUT_DECIMALS);
      steps.splice(digits.length + CUT_DECIMALS);
    }
    if (rest > 0n && at !== undefined) {
      recurring = after.slice(at);
      after = after.slice(0, at);
    }
  }
  const shown = decimals && remainder > 0n;
  const layout = divisionLayout(top, bottom, steps, shown ? after.length + recurring.length : 0);
  return { quotient, remainder, steps, layout, decimals: shown ? after : null, recurring, isCut };
}

/** 3.25, 0.1\overline{6}. */
export function quotientLatex({ quotient, decimals, recurring }: Division): string {
  if (decimals === null) return `${quotient}`;
  return `${quotient}.${decimals}${recurring === '' ? '' : `\\overline{${recurring}}`}`;
}

/** The lines of a long division: how often the divisor goes, and what is left. */
export function divisionLines(working: Working, division: Division, bottom: bigint): void {
  const first = division.steps.findIndex((step) => step.digit > 0n);
  const active = division.steps.slice(Math.max(0, first)).filter((step) => step.digit > 0n || step.rest > 0n);
  for (const { into, digit, rest } of active.slice(0, 8)) {
    const left = rest === 0n ? 'exactly' : `with $${rest}$ left over`;
    const how =
      digit === 0n
        ? `$${bottom}$ doesn’t go into $${into}$, so write $0$.`
        : `$${bottom}$ goes into $${into}$ ${times(digit)} ${left}.`;
    working.identity('divide-a-digit', `${into}-${digit}\\times ${bottom}=${rest}`, how);
  }
}

const times = (digit: bigint) => (digit === 1n ? 'once' : digit === 2n ? 'twice' : `$${digit}$ times`);

function divisionLayout(top: bigint, bottom: bigint, steps: DivisionStep[], decimals: number): LongDivision {
  const dividend = [...`${top}`, ...(decimals > 0 ? ['.', ...Array.from({ length: decimals }, () => '0')] : [])];
  const columns = dividend.length;
  const empty = (): (string | null)[] => Array.from({ length: columns }, () => null);
  const quotient = empty();
  const first = Math.max(
    0,
    steps.findIndex((step, index) => step.digit > 0n || index === `${top}`.length - 1),
  );
  for (const { digit, column } of steps.slice(first)) quotient[column] = `${digit}`;
  if (decimals > 0) quotient[`${top}`.length] = '.';
  const working: LongDivision['working'] = [];
  const put = (value: bigint, column: number) => {
    const row = empty();
    let at = column;
    for (const digit of [...`${value}`].reverse()) {
      if (dividend[at] === '.') at -= 1;
      row[at] = digit;
      at -= 1;
    }
    return row;
  };
  const active = steps.slice(first).filter((step) => step.digit > 0n);
  for (const [index, { into, digit, rest, column }] of active.entries()) {
    if (index > 0) working.push({ digits: put(into, column) });
    working.push({ digits: put(digit * bottom, column), sign: '−', rule: true });
    if (index === active.length - 1)
      working.push({ digits: put(steps.at(-1)?.rest ?? rest, steps.at(-1)?.column ?? column) });
  }
  return { kind: 'long-division', divisor: `${bottom}`, dividend, quotient, working };
}
