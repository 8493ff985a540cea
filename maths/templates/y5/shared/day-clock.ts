const two = (n: number) => String(n).padStart(2, '0');

/** Minutes after midnight on the 24-hour clock: 560 gives "09:20". */
export function clock24(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Minutes after midnight on the 12-hour clock: 890 gives "2:50 pm", 20 gives "12:20 am". */
export function clock12(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minutes % 60)} ${hour < 12 ? 'am' : 'pm'}`;
}
