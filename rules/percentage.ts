/** With fewer answers than this a percentage says too little, and only the counts are shown. */
const leastForPercentage = 5;

/** `count` of `of` as whole per cent, 0 to 100; null where `of` is too small to say. */
export function percentage(count: number, of: number): number | null {
  return of < leastForPercentage ? null : Math.round((count / of) * 100);
}
