/** "half", "quarter" or "eighth": the name of one part of a whole cut into 2, 4 or 8. */
export function partName(parts: number): string {
  return parts === 2 ? 'half' : parts === 4 ? 'quarter' : 'eighth';
}
