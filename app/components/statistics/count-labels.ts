import { percentage } from '../../../rules/percentage';

interface CountOf {
  count: number;
  of: number;
}

/** A rate with its counts: "7 of 9 (78%)", and of fewer than five "3 of 4" alone. */
export function shareLabel({ count, of }: CountOf): string {
  const share = percentage(count, of);
  return share === null ? `${count} of ${of}` : `${count} of ${of} (${share}%)`;
}

/** Cells of a rate in a table: the count, among how many, and the share where there are enough to say. */
export function shareCells({ count, of }: CountOf): [number, number, string | null] {
  const share = percentage(count, of);
  return [count, of, share === null ? null : `${share}%`];
}

/** What a chart of amounts shows, in a sentence: "Minutes each day: 40 in all, most 12 (3 Mar)". */
export function amountLabel(what: string, columns: readonly { label: string; value: number }[]): string {
  const sum = columns.reduce((total, { value }) => total + value, 0);
  const most = columns.reduce((best, column) => (column.value > best.value ? column : best), { label: '', value: 0 });
  return most.value === 0 ? `${what}: none` : `${what}: ${sum} in total, most ${most.value} (${most.label})`;
}

/** What a line of per cent shows, in a sentence: "Right at the first try: 60% (3 Mar) to 80% (12 Mar)". */
export function lineLabel(what: string, places: readonly { label: string; value: number | null }[]): string {
  const known = places.filter(({ value }) => value !== null);
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last) return `${what}: not enough answers yet`;
  if (first === last) return `${what}: ${first.value}% (${first.label})`;
  return `${what}: ${first.value}% (${first.label}) to ${last.value}% (${last.label})`;
}
