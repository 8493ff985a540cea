import { shortDay } from '../../lib/day-labels';
import type { RatingHistory } from './battle-data';

const mostShown = 30;

/** The latest ratings of a course, oldest first; `days` are calendar days, yyyy-MM-dd. */
export function ratingHistory(ratings: { day: string; rating: number }[]): RatingHistory {
  const shown = ratings.slice(-mostShown);
  return {
    points: shown.map(({ day, rating }) => ({ label: shortDay(day), rating })),
    table: {
      columns: ['Battle', 'Day', 'Rating', 'Change'],
      rows: shown.map(({ day, rating }, place) => [
        ratings.length - shown.length + place + 1,
        shortDay(day),
        rating,
        place === 0 ? null : signed(rating - (shown[place - 1]?.rating ?? rating)),
      ]),
    },
  };
}

/** "+18", "−6", "0": with a real minus sign. */
export function signed(change: number): string {
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `−${-change}`;
}
