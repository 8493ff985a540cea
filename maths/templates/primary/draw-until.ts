/** Draws again until the numbers meet the constraint. The seed decides how often, so the result stays replayable. */
export function drawUntil<P>(draw: () => P, fits: (p: P) => boolean): P {
  for (let tries = 0; tries < 10_000; tries += 1) {
    const p = draw();
    if (fits(p)) return p;
  }
  throw new Error('no numbers meet the constraint of this template');
}
