import type { CheckTexts } from '~/components/how-we-check/how-we-check-view';
import { typeset } from '~/components/maths/typeset.server';

/** The formulas of the page as HTML. */
export const checkTexts = (): CheckTexts => ({
  question: typeset('$\\frac{2}{3}+\\frac{1}{4}$'),
  firstRoad: typeset('$\\frac{8}{12}+\\frac{3}{12}=\\frac{11}{12}$'),
  secondRoad: typeset('$0.6666\\ldots+0.25=0.9166\\ldots$'),
  key: typeset('$\\frac{11}{12}=0.9166\\ldots$'),
  step: typeset('$\\frac{2}{3}+\\frac{1}{4}=\\frac{8}{12}+\\frac{3}{12}$'),
  wrongStep: typeset('$\\frac{2}{3}+\\frac{1}{4}=\\frac{9}{12}+\\frac{3}{12}$'),
  wrongAnswer: typeset('$\\frac{3}{7}$'),
  writings: ['$\\frac{1}{2}$', '$0.5$', '$50\\%$', '$1/2$'].map(typeset),
});
