/** A span of days in words, to a tenth: "1 day", "2.5 days". */
export function dayCount(days: number): string {
  const rounded = Math.round(days * 10) / 10;
  return rounded === 1 ? '1 day' : `${rounded} days`;
}
