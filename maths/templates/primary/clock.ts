/** Minutes after midnight on a twelve-hour clock, without am or pm: 890 gives "2:50". */
export function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 12;
  return `${hour === 0 ? 12 : hour}:${String(minutes % 60).padStart(2, '0')}`;
}

/** A time after noon in minutes after midnight: 890 gives "2:50 pm". */
export function afternoon(minutes: number): string {
  return `${clockTime(minutes)} pm`;
}
