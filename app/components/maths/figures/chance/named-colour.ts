interface Paint {
  fill: string;
  /** Readable on the fill. */
  ink: string;
}

const dark = 'var(--fig-money-ink)';

const paints: Record<string, Paint> = {
  red: { fill: 'var(--fig-red)', ink: dark },
  blue: { fill: 'var(--fig-blue)', ink: dark },
  green: { fill: 'var(--fig-green)', ink: dark },
  yellow: { fill: 'var(--fig-yellow)', ink: dark },
  orange: { fill: 'var(--fig-orange)', ink: dark },
  purple: { fill: 'var(--fig-purple)', ink: dark },
  pink: { fill: 'var(--fig-pink)', ink: dark },
  brown: { fill: 'var(--fig-brown)', ink: dark },
  grey: { fill: 'var(--fig-silver)', ink: dark },
  silver: { fill: 'var(--fig-silver)', ink: dark },
  gold: { fill: 'var(--fig-gold)', ink: dark },
  white: { fill: 'var(--fig-white)', ink: dark },
  black: { fill: 'var(--fig-black)', ink: 'var(--fig-white)' },
};

/** The paint of a thing whose label begins with a colour ("red", "Blue balls"): a thing called red must look red. */
export function namedColour(label: string): Paint | null {
  const [word = ''] = label.toLowerCase().split(/[^a-z]/);
  return Object.hasOwn(paints, word) ? (paints[word] ?? null) : null;
}
