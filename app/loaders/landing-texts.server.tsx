import { renderToStaticMarkup } from 'react-dom/server';
import { FigureView } from '~/components/maths/figures/figure-view';
import { typeset } from '~/components/maths/typeset.server';
import { landingSamples } from '~/content/landing-samples';
import { operatorContent } from '~/http/operator-content.server';

/** The formulas and drawings of the landing page as HTML, made once: what draws all figures never reaches a visitor. */
export const landingTexts = () => ({
  sum: typeset('$\\frac{2}{3}+\\frac{1}{4}=$'),
  wrongAnswer: typeset('$\\frac{3}{7}$'),
  note: typeset('$\\frac{3}{7}$ is less than the $\\frac{2}{3}$ you started with. Which size of piece fits both?'),
  samples,
  awards: operatorContent.awards,
});

const samples = landingSamples.map(({ year, topic, figure, text }, index) => ({
  year,
  topic,
  // Drawings name parts of themselves: a name of its own for each of them.
  drawing: renderToStaticMarkup(<FigureView figure={figure} />, { identifierPrefix: `sample-${index}-` }),
  html: typeset(text),
}));

export type LandingTexts = ReturnType<typeof landingTexts>;
