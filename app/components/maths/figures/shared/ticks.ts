/** The places of a scale's marks, at most `most` of them, free of the dust of adding decimals. */
export function ticks({ from, to, step }: { from: number; to: number; step: number }, most = 200): number[] {
  const count = Math.min(most, Math.floor((to - from) / step + 1e-6));
  return Array.from({ length: count + 1 }, (_, index) => Number((from + index * step).toFixed(9)));
}

/** The smallest of 1, 2, 5, 10, 20 … that is at least `least`: how many marks one number stands for. */
export function roundStep(least: number): number {
  if (!(least > 1)) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((each) => each * power >= least - 1e-9) ?? 10;
  return factor * power;
}
