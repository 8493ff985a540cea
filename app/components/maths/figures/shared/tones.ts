/** Fill colours of a figure's tones; labels in ink are readable on all of them. */
export const softTones = {
  a: 'var(--fig-a-soft)',
  b: 'var(--fig-b-soft)',
  c: 'var(--fig-c-soft)',
  none: 'var(--surface)',
} as const;

/** Line colours of a figure's tones. */
export const strongTones = { a: 'var(--fig-a)', b: 'var(--fig-b)', c: 'var(--fig-c)' } as const;

export const dashedLine = { stroke: 'var(--fig-line)', strokeWidth: 2, strokeDasharray: '6 6', fill: 'none' } as const;
