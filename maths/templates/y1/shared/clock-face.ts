/** What a digital clock shows: `clockFace(3, 5)` is "3:05". */
export function clockFace(hour: number, minutes: number): string {
  return `${hour}:${String(minutes).padStart(2, '0')}`;
}
