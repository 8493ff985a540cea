/** "15:30" of a minute of the day, as a time field has it. */
export function timeOfMinute(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The minute of the day of a time field; null for anything that is no time. */
export function minuteOfTime(time: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::\d\d)?$/.exec(time.trim());
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}
