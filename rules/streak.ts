/** A pause day: bought with MarsCoins, and used by itself on the first day that is missed while a streak runs. */
export interface PauseDay {
  id: string;
  /** The student's own day (yyyy-MM-dd) from which on it can be used. */
  boughtOn: string;
  /** The day that it was used for, once that is written down; null before. */
  usedOn: string | null;
}

export const pauseDayPrice = 40;
/** Pause days that can be held at once. */
export const mostPauseDays = 2;

export interface Streak {
  /** Days of practice in a row, up to today or, as long as today has none, up to yesterday. Pauses do not count. */
  days: number;
  /** Days that a pause kept the streak over, oldest first. */
  pausedOn: string[];
  /** Pause days that are left. */
  held: number;
  /** Those used that are not written down yet. */
  toSettle: { id: string; day: string }[];
}

/**
 * The streak of somebody who practised on these days (yyyy-MM-dd, oldest first), the one rule for home, statistics and
 * shop. A missed day uses the pause that was bought first; without one the streak ends, and pauses are kept for the next.
 */
export function streakOf(practised: readonly string[], pauses: readonly PauseDay[], today: string): Streak {
  const written = new Set(pauses.flatMap(({ usedOn }) => usedOn ?? []));
  const free = pauses.filter(({ usedOn }) => usedOn === null).sort((a, b) => (a.boughtOn < b.boughtOn ? -1 : 1));
  const toSettle: Streak['toSettle'] = [];
  let days = 0;
  let next = practised[0] ?? today;
  const missUntil = (end: string) => {
    for (; next < end && days > 0; next = dayAfter(next)) {
      if (written.has(next)) continue;
      const [pause] = free;
      if (pause === undefined || pause.boughtOn > next) days = 0;
      else {
        free.shift();
        toSettle.push({ id: pause.id, day: next });
      }
    }
  };
  for (const day of practised.filter((each) => each <= today)) {
    missUntil(day);
    days += 1;
    next = dayAfter(day);
  }
  missUntil(today);
  return {
    days,
    pausedOn: [...written, ...toSettle.map(({ day }) => day)].sort(),
    held: free.length,
    toSettle,
  };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
