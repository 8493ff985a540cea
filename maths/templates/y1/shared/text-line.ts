/** A line of a worked solution that is words: `\text{the circle}`. */
export function textLine(words: string): string {
  return `\\text{${words}}`;
}
