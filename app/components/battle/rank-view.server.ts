import { isUuid } from '../../../rules/path-patterns';
import type { RankData } from '../../graphql/battle/rank-page';
import { dayIn, dayInWords } from '../../lib/day-labels';
import type { RankViewData } from './rank-data';
import { ratingHistory } from './rating-history';

const boards = ['FRIENDS', 'CLASS', 'SCHOOL', 'COURSE'] as const;

/** Which leaderboard the address asks for: `?board=class&class={id}`; friends without any. */
export function boardAsked({ searchParams }: URL): { board: (typeof boards)[number]; classId: string | null } {
  const asked = searchParams.get('board')?.toUpperCase();
  const classId = searchParams.get('class') ?? '';
  const board = boards.find((known) => known === asked) ?? 'FRIENDS';
  return { board, classId: board === 'CLASS' && isUuid(classId) ? classId : null };
}

/** A rank with its days in words, in the time zone of the player. */
export function rankView(rank: RankData, classId: string | null, timeZone: string): RankViewData {
  const { mine, season, classes } = rank;
  return {
    ...rank,
    classId: classId ?? classes[0]?.id ?? null,
    season: { name: season.name, ends: dayInWords(season.endsOn) },
    mine: {
      ...mine,
      history: ratingHistory(mine.history.map(({ at, rating }) => ({ day: dayIn(timeZone, new Date(at)), rating }))),
    },
  };
}
