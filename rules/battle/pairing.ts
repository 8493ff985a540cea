export type PairingScope = 'ANYONE' | 'SCHOOL' | 'CLASS' | 'FRIENDS';

/** Somebody who waits in the queue of a course. */
export interface Waiting {
  userId: string;
  rating: number;
  /** When the wait began, in milliseconds. */
  since: number;
  /** The newest first. */
  lastOpponents: readonly string[];
  scope: PairingScope;
  schoolIds: readonly string[];
  classIds: readonly string[];
  friendIds: readonly string[];
  /** Whom this player blocked. */
  blocked: readonly string[];
}

const firstBand = 100;
const bandASecond = 10;
const widestBand = 400;
/** Nobody meets the same opponent three times running. */
const mostInARow = 2;

/** From then on a recorded match is offered, named as what it is. */
export const recordedOfferAfterMs = 40_000;

/** How far apart in rating an opponent may be after a wait. */
export function bandAt(waitedMs: number): number {
  return Math.min(widestBand, firstBand + (bandASecond * Math.max(0, waitedMs)) / 1000);
}

/** Whether these two may meet now: within the bands of both, wanted by both, and not the same pair again and again. */
export function mayMeet(a: Waiting, b: Waiting, at: number): boolean {
  return (
    a.userId !== b.userId &&
    Math.abs(a.rating - b.rating) <= Math.min(bandAt(at - a.since), bandAt(at - b.since)) &&
    takes(a, b) &&
    takes(b, a)
  );
}

/** Pairs those who may meet: the longest wait first, with the nearest rating. The same waiting give the same pairs. */
export function pairWaiting(waiting: readonly Waiting[], at: number): [Waiting, Waiting][] {
  const byRating = [...waiting].sort((a, b) => a.rating - b.rating || order(a.userId, b.userId));
  const places = byRating.map((_, place) => place);
  const first = (place: number): Waiting => byRating[place] as Waiting;
  places.sort((a, b) => first(a).since - first(b).since || order(first(a).userId, first(b).userId));
  const taken = new Set<string>();
  const pairs: [Waiting, Waiting][] = [];
  for (const place of places) {
    const own = first(place);
    if (taken.has(own.userId)) continue;
    const opponent = nearest(byRating, place, at, taken);
    if (opponent === null) continue;
    taken.add(own.userId).add(opponent.userId);
    pairs.push([own, opponent]);
  }
  return pairs;
}

function takes(own: Waiting, other: Waiting): boolean {
  if (own.blocked.includes(other.userId)) return false;
  const last = own.lastOpponents.slice(0, mostInARow);
  if (last.length === mostInARow && last.every((id) => id === other.userId)) return false;
  const shares = (ids: readonly string[], others: readonly string[]) => ids.some((id) => others.includes(id));
  const isFriend = own.friendIds.includes(other.userId);
  switch (own.scope) {
    case 'ANYONE':
      return true;
    // For those under 13 too: whom they know from school, or chose as a friend.
    case 'SCHOOL':
      return isFriend || shares(own.schoolIds, other.schoolIds);
    case 'CLASS':
      return shares(own.classIds, other.classIds);
    case 'FRIENDS':
      return isFriend;
  }
}

/** Walks outwards from a place in the list by rating, as far as the own band reaches. */
function nearest(byRating: readonly Waiting[], place: number, at: number, taken: ReadonlySet<string>): Waiting | null {
  const own = byRating[place];
  if (!own) return null;
  const band = bandAt(at - own.since);
  const gap = (index: number) => Math.abs((byRating[index]?.rating ?? Number.POSITIVE_INFINITY) - own.rating);
  let [below, above] = [place - 1, place + 1];
  while (Math.min(gap(below), gap(above)) <= band) {
    const index = gap(below) <= gap(above) ? below-- : above++;
    const other = byRating[index];
    if (other && !taken.has(other.userId) && mayMeet(own, other, at)) return other;
  }
  return null;
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const leavesWithinMs = 600_000;
const firstWaitMs = 120_000;
const longestWaitMs = 1_800_000;

/**
 * How long somebody who left found matches at these times still has to wait, in milliseconds. One may happen to anybody;
 * the second within ten minutes costs two minutes, each further one twice as much, at most 30. Ten minutes after a wait
 * without another it is forgotten.
 */
export function waitAfterLeaving(leaves: readonly number[], at: number): number {
  let [count, freeAt] = [0, Number.NEGATIVE_INFINITY];
  for (const left of [...leaves].sort((a, b) => a - b)) {
    count = left - freeAt <= leavesWithinMs ? count + 1 : 1;
    freeAt = left + (count === 1 ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (count - 2)));
  }
  return Math.max(0, freeAt - at);
}
