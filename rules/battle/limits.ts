/** When battles may be played, in minutes after midnight where the student lives. A parent or a teacher sets it. */
export interface BattleHours {
  from: number;
  until: number;
}

/** Whether battles may be played at this minute of the day; hours that end before they begin go over midnight. */
export function isWithinHours({ from, until }: BattleHours, minute: number): boolean {
  if (from === until) return true;
  return from < until ? minute >= from && minute < until : minute >= from || minute < until;
}

/** "3:30 pm to 8 pm" */
export function hoursInWords({ from, until }: BattleHours): string {
  return from === until ? 'all day' : `${timeInWords(from)} to ${timeInWords(until)}`;
}

function timeInWords(minute: number): string {
  if (minute % 1440 === 0) return 'midnight';
  const [hour, rest] = [Math.floor(minute / 60) % 24, minute % 60];
  const minutes = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}
