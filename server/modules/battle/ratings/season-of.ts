import { type Season, seasonAt, seasonBefore } from '../../../../rules/battle/season';
import type { State } from '../../../../rules/battle/terms';
import { localDay } from '../../../platform/local-day';

/** The state that a time zone belongs to; that of a player from elsewhere is not known. */
const stateOfZone: Readonly<Record<string, State>> = {
  'Australia/Sydney': 'NSW',
  'Australia/Melbourne': 'VIC',
  'Australia/Brisbane': 'QLD',
  'Australia/Adelaide': 'SA',
  'Australia/Perth': 'WA',
  'Australia/Hobart': 'TAS',
  'Australia/Canberra': 'ACT',
  'Australia/Darwin': 'NT',
};

/** The season that runs where a player lives. */
export function seasonOf(timeZone: string, now: Date): Season {
  return seasonAt(localDay(now, timeZone), stateOfZone[timeZone] ?? null);
}

/** The season that ended last where a player lives. */
export function lastSeasonOf(timeZone: string, now: Date): Season {
  return seasonBefore(localDay(now, timeZone), stateOfZone[timeZone] ?? null);
}
