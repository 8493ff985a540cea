import type { AnyTemplate } from './format';
import { meanOfDotPlot } from './y7/averages/mean-of-dot-plot';
import { medianOfEvenList } from './y7/averages/median-of-even-list';
import { signsTogether } from './y7/integers/signs-together';
import { temperatureRange } from './y7/integers/temperature-range';
import { feeAndRate } from './y7/linear-equations/fee-and-rate';
import { twoStep } from './y7/linear-equations/two-step';
import { oneDraw } from './y7/probability/one-draw';
import { rectangleAndHalfDisc } from './y8/composite-area/rectangle-and-half-disc';
import { rectangleAndTriangle } from './y8/composite-area/rectangle-and-triangle';
import { bracket } from './y8/equations/bracket';
import { negativeCoefficientInequality } from './y8/equations/negative-coefficient-inequality';
import { unknownBothSides } from './y8/equations/unknown-both-sides';
import { productAndQuotient } from './y8/index-laws/product-and-quotient';
import { zeroIndex } from './y8/index-laws/zero-index';
import { productFirst } from './y8/integers/product-first';
import { expandTwoBrackets } from './y8/linear-expressions/expand-two-brackets';
import { factoriseCommonFactor } from './y8/linear-expressions/factorise-common-factor';
import { ruleFromGraph } from './y8/linear-graphs/rule-from-graph';
import { originalPrice } from './y8/percent-change/original-price';
import { percentageIncrease } from './y8/percent-change/percentage-increase';
import { upThenDown } from './y8/percent-change/up-then-down';
import { hypotenuse } from './y8/pythagoras/hypotenuse';
import { shorterSide } from './y8/pythagoras/shorter-side';
import { gradientOfTwoPoints } from './y9/coordinates/gradient-of-two-points';
import { negativeIndex } from './y9/index-laws/negative-index';
import { twoDraws } from './y9/probability/two-draws';
import { expandPerfectSquare } from './y9/quadratics/expand-perfect-square';
import { factoriseMonic } from './y9/quadratics/factorise-monic';
import { solveByFactorising } from './y9/quadratics/solve-by-factorising';
import { writeInScientificNotation } from './y9/scientific-notation/write-in-scientific-notation';
import { compoundInterest } from './y10/growth/compound-interest';
import { eliminationStory } from './y10/simultaneous/elimination-story';
import { substitution } from './y10/simultaneous/substitution';
import { gradientAtPoint } from './y11/calculus/gradient-at-point';
import { chainRulePower } from './y12/calculus/chain-rule-power';
import { curveFromGradient } from './y12/calculus/curve-from-gradient';
import { definiteIntegral } from './y12/calculus/definite-integral';
import { productRule } from './y12/calculus/product-rule';

/** Question templates of Years 7 to 12, by year. */
export const secondaryTemplates: AnyTemplate[] = [
  meanOfDotPlot,
  medianOfEvenList,
  signsTogether,
  temperatureRange,
  feeAndRate,
  twoStep,
  oneDraw,
  rectangleAndHalfDisc,
  rectangleAndTriangle,
  bracket,
  negativeCoefficientInequality,
  unknownBothSides,
  productAndQuotient,
  zeroIndex,
  productFirst,
  expandTwoBrackets,
  factoriseCommonFactor,
  ruleFromGraph,
  originalPrice,
  percentageIncrease,
  upThenDown,
  hypotenuse,
  shorterSide,
  gradientOfTwoPoints,
  negativeIndex,
  twoDraws,
  expandPerfectSquare,
  factoriseMonic,
  solveByFactorising,
  writeInScientificNotation,
  compoundInterest,
  eliminationStory,
  substitution,
  gradientAtPoint,
  chainRulePower,
  curveFromGradient,
  definiteIntegral,
  productRule,
];
