import { misconceptionById } from '../../../maths/misconceptions/index';
import { topicOrOther } from '../catalogue/index';
import { type ErrorTally, type ErrorTotals, totalsOf, unclassified } from '../error-logbook/index';
import type { CountOf } from './count-of';

/** Errors of one topic with one misconception, by state. */
export interface MisconceptionCell {
  topicId: string;
  topicTitle: string;
  /** A misconception, or `unclassified`. */
  misconceptionId: string;
  misconceptionName: string;
  totals: ErrorTotals;
}

/** Pure: every pair of topic and misconception that has an error, by topic, the most frequent misconception first. */
export function misconceptionCells(tallies: readonly ErrorTally[]): MisconceptionCell[] {
  const cells = new Map<string, ErrorTally[]>();
  for (const tally of tallies) {
    const key = `${topicOrOther(tally.topic_id).id} ${misconceptionOf(tally).id}`;
    cells.set(key, [...(cells.get(key) ?? []), tally]);
  }
  return [...cells.values()]
    .map((own) => cellOf(own as [ErrorTally, ...ErrorTally[]]))
    .sort((a, b) => a.topicTitle.localeCompare(b.topicTitle) || sum(b.totals) - sum(a.totals));
}

function cellOf(own: [ErrorTally, ...ErrorTally[]]): MisconceptionCell {
  const topic = topicOrOther(own[0].topic_id);
  const { id, name } = misconceptionOf(own[0]);
  return {
    topicId: topic.id,
    topicTitle: topic.name,
    misconceptionId: id,
    misconceptionName: name,
    totals: totalsOf(own),
  };
}

function misconceptionOf({ misconception_id: id }: ErrorTally): { id: string; name: string } {
  return (id === null ? undefined : misconceptionById(id)) ?? { id: unclassified, name: 'Not named yet' };
}

/** Pure: errors that came back, among all that were ever fixed. */
export function relapsesOf(tallies: readonly ErrorTally[]): CountOf {
  const count = tallies.reduce((total, tally) => total + tally.relapsed, 0);
  // One that is not fixed now was fixed once if it came back.
  const of = tallies.reduce((total, tally) => total + (tally.state === 'FIXED' ? tally.count : tally.relapsed), 0);
  return { count, of };
}

const sum = ({ unresolved, fixed }: ErrorTotals): number => unresolved + fixed;
