import { parse } from './parse';
import { sameValue } from './same-value';
import { integer, type Node, variables } from './tree';

/** An answer to a division: whole number and remainder, another value without one, or what cannot be read. */
export type QuotientReading =
  | { kind: 'quotient'; whole: bigint; remainder: bigint }
  | { kind: 'value'; value: Node }
  | { kind: 'unreadable'; message: string; at?: number };

const HOW = 'Write the answer with its remainder like this: 7 r 3.';

/** Reads "7 r 3", "7 remainder 3", "12"; anything else with a value, such as 7.3, is a value without a remainder. */
export function readQuotient(text: string): QuotientReading {
  const plain = text
    .replace(/\\(?:text|mathrm|operatorname)\s*\{([^{}]*)\}/g, ' $1 ')
    .replace(/\\[,;: !]|~|\{,\}/g, (gap) => (gap === '{,}' ? '' : ' '))
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/\.\s*$/, '')
    .trim();
  const match =
    /^(\d{1,30})(?:\s*(?:,\s*|and\s+(?:a\s+)?|with\s+(?:a\s+)?)?(?:r|rem|remainder)\.?\s*(?:of\s*)?(\d{1,30}))?(?:,?\s*(?:with\s+)?no remainder)?$/i.exec(
      plain,
    );
  if (match?.[1]) return { kind: 'quotient', whole: BigInt(match[1]), remainder: BigInt(match[2] ?? 0) };
  const read = parse(text);
  if (!read.ok) return { kind: 'unreadable', message: /r/i.test(text) ? HOW : read.message, at: read.at };
  if (variables(read.tree).length > 0) return { kind: 'unreadable', message: HOW };
  return { kind: 'value', value: read.tree };
}

/** The divisor is not known here, so a value without a remainder answers only a division that has none. */
export function sameQuotient(a: QuotientReading, b: QuotientReading): boolean {
  if (a.kind === 'quotient' && b.kind === 'quotient') return a.whole === b.whole && a.remainder === b.remainder;
  const [first, second] = [plainValue(a), plainValue(b)];
  return first !== null && second !== null && sameValue(first, second);
}

function plainValue(reading: QuotientReading): Node | null {
  if (reading.kind === 'value') return reading.value;
  return reading.kind === 'quotient' && reading.remainder === 0n ? integer(reading.whole) : null;
}
