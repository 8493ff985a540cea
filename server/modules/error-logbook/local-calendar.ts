import { endOfLocalDay, startOfLocalDay } from '../../platform/local-day';

/** The days of one student: errors come back at the start of a day, so that "due today" is one number all day long. */
export interface LocalCalendar {
  startOfDay(at: Date): Date;
  /** The start of the day after. */
  nextDay(at: Date): Date;
}

export const calendarIn = (timeZone: string): LocalCalendar => ({
  startOfDay: (at) => startOfLocalDay(at, timeZone),
  nextDay: (at) => endOfLocalDay(at, timeZone),
});
