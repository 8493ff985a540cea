import type { LobbyData } from '../../graphql/battle/lobby-page';
import { dayInWords, pastLabel, timeOfDay } from '../../lib/day-labels';
import type { LobbyViewData } from './lobby-data';

/** The lobby with its days in words, in the time zone of the player. */
export function lobbyView(lobby: LobbyData, timeZone: string, now: Date): LobbyViewData {
  const { courses, chosen, season, last, refusedUntil } = lobby;
  const course = courses.find((each) => each.course.id === chosen?.id) ?? courses[0] ?? null;
  return {
    ...lobby,
    course,
    season: { name: season.name, ends: dayInWords(season.endsOn) },
    refusedUntil: refusedUntil === null ? null : timeOfDay(timeZone, new Date(refusedUntil)),
    last: last.map(({ at, ...battle }) => ({ ...battle, day: pastLabel(new Date(at), now, timeZone) })),
  };
}
