/** Whether a teacher may give so many points: halves, from none to all. */
export function isMark(value: number, points: number): boolean {
  return Number.isFinite(value) && value >= 0 && value <= points && Number.isInteger(value * 2);
}
