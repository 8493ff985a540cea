import { type Misconception, misconceptionById } from '../../../maths/misconceptions/index';
import { findTopic, type Topic } from '../catalogue/index';
import type { ErrorTally } from './logbook-reads.repo';

export interface ErrorGroup {
  id: string;
  name: string;
  topic: Topic | null;
  misconception: Misconception | null;
  total: number;
  unresolved: number;
}

export interface ErrorTotals {
  open: number;
  reviewing: number;
  relapsed: number;
  fixed: number;
  unresolved: number;
}

/** Id of the mistake type of errors whose idea has no name. */
export const unclassified = 'unclassified';

export function totalsOf(tallies: readonly ErrorTally[]): ErrorTotals {
  const of = (state: string) => sum(tallies.filter((tally) => tally.state === state));
  const [open, reviewing, relapsed, fixed] = [of('OPEN'), of('REVIEWING'), of('RELAPSED'), of('FIXED')];
  return { open, reviewing, relapsed, fixed, unresolved: open + reviewing + relapsed };
}

/** Groups by topic, those with most unresolved errors first. */
export function groupByTopic(tallies: readonly ErrorTally[]): ErrorGroup[] {
  return group(
    tallies,
    (tally) => tally.topic_id,
    (id) => {
      const topic = findTopic(id) ?? null;
      return { name: topic?.name ?? 'Other topics', topic, misconception: null };
    },
  );
}

/** Groups by mistake type: a named idea each, and one for those without a name. */
export function groupByType(tallies: readonly ErrorTally[]): ErrorGroup[] {
  return group(
    tallies,
    (tally) => tally.misconception_id ?? unclassified,
    (id) => {
      const misconception = misconceptionById(id) ?? null;
      return { name: misconception?.name ?? 'Not named yet', topic: null, misconception };
    },
  );
}

export interface HeatCell {
  topicId: string;
  topicTitle: string;
  /** A mistake type, in words. */
  type: string;
  count: number;
}

const typeNames: Record<Misconception['type'], string> = {
  'rule-mix-up': 'Rule mix-up',
  'place-value': 'Place value',
  'sign-slip': 'Sign slip',
  reading: 'Reading',
  arithmetic: 'Arithmetic',
  order: 'Order',
  units: 'Units',
  concept: 'Concept',
};

/** Unresolved errors by topic and mistake type; cells with none are left out. */
export function heatOf(tallies: readonly ErrorTally[]): HeatCell[] {
  const cells = new Map<string, HeatCell>();
  for (const tally of tallies) {
    if (tally.state === 'FIXED') continue;
    const misconception = tally.misconception_id === null ? undefined : misconceptionById(tally.misconception_id);
    const type = misconception ? typeNames[misconception.type] : 'Not named';
    const key = `${tally.topic_id} ${type}`;
    const topicTitle = findTopic(tally.topic_id)?.name ?? 'Other topics';
    const cell = cells.get(key) ?? { topicId: tally.topic_id, topicTitle, type, count: 0 };
    cells.set(key, { ...cell, count: cell.count + tally.count });
  }
  return [...cells.values()].sort((a, b) => a.topicTitle.localeCompare(b.topicTitle) || a.type.localeCompare(b.type));
}

function group(
  tallies: readonly ErrorTally[],
  keyOf: (tally: ErrorTally) => string,
  shown: (id: string) => Pick<ErrorGroup, 'name' | 'topic' | 'misconception'>,
): ErrorGroup[] {
  return [...new Set(tallies.map(keyOf))]
    .map((id) => {
      const own = tallies.filter((tally) => keyOf(tally) === id);
      const unresolved = sum(own.filter((tally) => tally.state !== 'FIXED'));
      return { id, ...shown(id), total: sum(own), unresolved };
    })
    .sort((a, b) => b.unresolved - a.unresolved || b.total - a.total || a.name.localeCompare(b.name));
}

function sum(tallies: readonly ErrorTally[]): number {
  return tallies.reduce((total, tally) => total + tally.count, 0);
}
