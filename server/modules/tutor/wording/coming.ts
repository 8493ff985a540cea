/** A message is on its way for so long; then its built-in words stand. Longer than any model is waited for. */
export const comingMs = 30_000;
