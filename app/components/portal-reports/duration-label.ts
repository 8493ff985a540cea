/** "41 s", "1 min 20 s", "25 min": seconds as a teacher reads them; a dash where there are none. */
export function durationLabel(seconds: number | null): string {
  if (seconds === null) return '–';
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  return minutes >= 10 || rest === 0 ? `${Math.round(whole / 60)} min` : `${minutes} min ${rest} s`;
}
