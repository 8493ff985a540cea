/** The empty box for a missing number, as rich text. */
export const box = '$\\square$';

/** Numbers with commas and an empty box at one place: `withBox([2, 4, 6], 1)` reads "2, □, 6". */
export function withBox(values: number[], place: number): string {
  return values.map((value, at) => (at === place ? box : String(value))).join(', ');
}
