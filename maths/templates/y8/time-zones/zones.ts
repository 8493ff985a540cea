/** Clock times as minutes after midnight, written as the checker reads them. */
export function timeText(minutes: number): string {
  const day = ((minutes % 1440) + 1440) % 1440;
  const hour = Math.floor(day / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(day % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** A time in a line of working. */
export const timeLatex = (minutes: number): string => `\\text{${timeText(minutes)}}`;

/** "2 h", "1 h 30 min", "30 min". */
export function spanText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (rest === 0) return `${hours} h`;
  return hours === 0 ? `${rest} min` : `${hours} h ${rest} min`;
}

/** "UTC+9:30", "UTC−5". */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const half = size % 60 === 0 ? '' : `:${size % 60}`;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${half}`;
}
