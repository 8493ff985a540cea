import { typeset } from '~/lib/typeset.server';

/** The formulas of the landing page as HTML, set once. */
export const landingTexts = () => ({
  sum: typeset('$\\frac{2}{3}+\\frac{1}{4}=$'),
  wrongAnswer: typeset('$\\frac{3}{7}$'),
  note: typeset('$\\frac{3}{7}$ is less than the $\\frac{2}{3}$ you started with. Which size of piece fits both?'),
  quadratic: typeset('Solve $x^2+5x+6=0$.'),
  triangle: typeset('The short sides are $5$ cm and $12$ cm. How long is the third?'),
});

export type LandingTexts = ReturnType<typeof landingTexts>;
