import { landingSamples } from '~/content/landing-samples';
import { typeset } from '~/lib/typeset.server';

/** The formulas of the landing page as HTML, set once. */
export const landingTexts = () => ({
  sum: typeset('$\\frac{2}{3}+\\frac{1}{4}=$'),
  wrongAnswer: typeset('$\\frac{3}{7}$'),
  note: typeset('$\\frac{3}{7}$ is less than the $\\frac{2}{3}$ you started with. Which size of piece fits both?'),
  samples: landingSamples.map((sample) => ({ ...sample, html: typeset(sample.text) })),
});

export type LandingTexts = ReturnType<typeof landingTexts>;
