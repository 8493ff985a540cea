export interface RosterEntry {
  id: string;
  nickname: string;
  avatar: string | null;
  yearLevel: number | null;
  /** ISO instant. */
  joinedAt: string;
  /** yyyy-MM-dd; null before the first answer. */
  lastActiveDay: string | null;
  /** Questions answered in the last seven days. */
  answered: number;
}

export const rosterColumns = ['name', 'active', 'answered', 'joined'] as const;
export type RosterColumn = (typeof rosterColumns)[number];

export interface RosterSort {
  column: RosterColumn;
  descending: boolean;
}

/** Reads `?sort=`: a column, with `-` before it for the largest first. By name where it says nothing. */
export function readSort(text: string | null): RosterSort {
  const descending = text?.startsWith('-') ?? false;
  const column = rosterColumns.find((name) => name === (descending ? text?.slice(1) : text));
  return column === undefined ? { column: 'name', descending: false } : { column, descending };
}

/** What the head of a column sorts by next: names from A, numbers and days from the most; then the other way round. */
export function nextSort(column: RosterColumn, now: RosterSort): string {
  const first = column === 'name' ? '' : '-';
  const other = column === 'name' ? '-' : '';
  if (now.column !== column) return `${first}${column}`;
  return `${(now.descending ? '-' : '') === first ? other : first}${column}`;
}

const byName = new Intl.Collator('en-AU', { sensitivity: 'base', numeric: true });

/** The same students in another order; whoever has not practised comes after all days. Equal ones stand by name. */
export function sortRoster<Entry extends RosterEntry>(entries: readonly Entry[], sort: RosterSort): Entry[] {
  const sign = sort.descending ? -1 : 1;
  const compare: Record<RosterColumn, (a: Entry, b: Entry) => number> = {
    name: (a, b) => byName.compare(a.nickname, b.nickname),
    active: (a, b) => compareText(a.lastActiveDay ?? '', b.lastActiveDay ?? ''),
    answered: (a, b) => a.answered - b.answered,
    joined: (a, b) => compareText(a.joinedAt, b.joinedAt),
  };
  return [...entries].sort(
    (a, b) => sign * compare[sort.column](a, b) || byName.compare(a.nickname, b.nickname) || compareText(a.id, b.id),
  );
}

function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
