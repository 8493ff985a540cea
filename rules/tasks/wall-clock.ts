/** Times as a clock on the wall of a class shows them, "2026-11-27T16:00", and the instants that they stand for. */

const pattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-AU', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  if (formats.size < 100) formats.set(timeZone, made);
  return made;
}

/** What the wall shows at an instant, as milliseconds of a clock that knows no zone. */
function wallMs(at: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** The wall clock of a zone at an instant, to the minute. */
export function wallClock(at: Date, timeZone: string): string {
  return new Date(wallMs(at.getTime(), timeZone)).toISOString().slice(0, 16);
}

/** The same with its distance from UTC, for files: "2026-11-27T16:00:00+11:00". */
export function isoInZone(at: Date, timeZone: string): string {
  const wall = wallMs(at.getTime(), timeZone);
  const minutes = Math.round((wall - Math.floor(at.getTime() / 1000) * 1000) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const offset = `${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return `${new Date(wall).toISOString().slice(0, 19)}${minutes < 0 ? '-' : '+'}${offset}`;
}

/**
 * The instant of a wall-clock time; null where the text is none. A time that daylight saving skips moves forward by what
 * is skipped; one that happens twice is the first.
 */
export function instantOf(text: string, timeZone: string): Date | null {
  const wall = readWall(text);
  if (wall === null) return null;
  const dayMs = 24 * 60 * 60 * 1000;
  // The offsets before and after any change near by: the earlier one first gives the first of two equal times.
  const offsets = [wall - dayMs, wall + dayMs].map((near) => wallMs(near, timeZone) - near);
  const candidates = offsets.map((offset) => wall - offset).filter((at) => wallMs(at, timeZone) === wall);
  if (candidates.length > 0) return new Date(Math.min(...candidates));
  return new Date(wall - (offsets[0] ?? 0));
}

/**
 * The end of a minute that a wall-clock time names: what is due at 16:00 is in time until 16:00:59.999. Everything that
 * ends at a typed time is stored so, and every comparison in rules and SQL follows from it.
 */
export function endOfMinuteOf(text: string, timeZone: string): Date | null {
  const at = instantOf(text, timeZone);
  return at && new Date(at.getTime() + lastMs);
}

const lastMs = 59_999;

/** The day (YYYY-MM-DD) so many days after that of an instant, on the calendar of a zone. */
export function wallDayAfter(at: Date, days: number, timeZone: string): string {
  const noon = new Date(`${wallClock(at, timeZone).slice(0, 10)}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

function readWall(text: string): number | null {
  const found = pattern.exec(text.trim());
  if (!found) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = found.slice(1, 6).map(Number);
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const isSame = new Date(wall).toISOString().slice(0, 16) === text.trim().slice(0, 16);
  return isSame && year >= 2000 && year < 2200 ? wall : null;
}

/** "Fri 27 Nov, 4:00 pm" in a zone; with the year where it is not this one. */
export function wallLabel(at: Date, timeZone: string, now: Date): string {
  const year = (date: Date) => wallClock(date, timeZone).slice(0, 4);
  const { day, dayOfYear, time } = labelFormats(timeZone);
  const dayLabel = (year(at) === year(now) ? day : dayOfYear).format(at).replaceAll(',', '');
  return `${dayLabel}, ${time.format(at).replace(/\s/u, ' ').toLowerCase()}`;
}

/** When something ends: as `wallLabel`, but midnight is "end of Fri 4 Dec", the day that it ends. */
export function deadlineLabel(at: Date, timeZone: string, now: Date): string {
  const ending = dayThatEnds(at, timeZone);
  return ending === null
    ? wallLabel(at, timeZone, now)
    : `end of ${wallLabel(ending, timeZone, now).replace(/,.*$/, '')}`;
}

/** The last minute of the day that ends with this deadline; null where it is not midnight. */
export function dayThatEnds(deadline: Date, timeZone: string): Date | null {
  return wallClock(deadline, timeZone).endsWith('T00:00') ? new Date(deadline.getTime() - 60_000) : null;
}

interface LabelFormats {
  day: Intl.DateTimeFormat;
  dayOfYear: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
}

const labels = new Map<string, LabelFormats>();

/** Kept, for making one takes longer than a hundred labels. */
function labelFormats(timeZone: string): LabelFormats {
  const day = { timeZone, weekday: 'short', day: 'numeric', month: 'short' } as const;
  const made = labels.get(timeZone) ?? {
    day: new Intl.DateTimeFormat('en-AU', day),
    dayOfYear: new Intl.DateTimeFormat('en-AU', { ...day, year: 'numeric' }),
    time: new Intl.DateTimeFormat('en-AU', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true }),
  };
  if (labels.size < 100) labels.set(timeZone, made);
  return made;
}

/** The day (YYYY-MM-DD) so many school days after another: Saturdays and Sundays do not count. */
export function schoolDayAfter(day: string, days: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  for (let left = days; left > 0; ) {
    at.setUTCDate(at.getUTCDate() + 1);
    if (at.getUTCDay() % 6 !== 0) left -= 1;
  }
  return at.toISOString().slice(0, 10);
}
