import type { AnyTemplate } from '../format';
import { isosceles } from './angle-sums/isosceles';
import { quadrilateralEquation } from './angle-sums/quadrilateral-equation';
import { rightTriangleAngle } from './angle-sums/right-triangle-angle';
import { heightFromArea } from './area-formulas/height-from-area';
import { parallelogram } from './area-formulas/parallelogram';
import { triangle } from './area-formulas/triangle';
import { meanOfDotPlot } from './averages/mean-of-dot-plot';
import { medianOfEvenList } from './averages/median-of-even-list';
import { missingValue } from './averages/missing-value';
import { backToTheRadius } from './circle-parts/back-to-the-radius';
import { nameThePart } from './circle-parts/name-the-part';
import { turnsOfAWheel } from './circle-parts/turns-of-a-wheel';
import { fractionAsDecimal } from './equivalent-rationals/fraction-as-decimal';
import { orderRationals } from './equivalent-rationals/order-rationals';
import { sameNegativeFraction } from './equivalent-rationals/same-negative-fraction';
import { divideFractions } from './four-operations/divide-fractions';
import { multiplyDecimals } from './four-operations/multiply-decimals';
import { partThenPercent } from './four-operations/part-then-percent';
import { emptyingTank } from './graphs-and-tables/emptying-tank';
import { readAPoint } from './graphs-and-tables/read-a-point';
import { ruleFromTable } from './graphs-and-tables/rule-from-table';
import { missingInteger } from './integers/missing-integer';
import { signsTogether } from './integers/signs-together';
import { temperatureRange } from './integers/temperature-range';
import { feeAndRate } from './linear-equations/fee-and-rate';
import { threeAmounts } from './linear-equations/three-amounts';
import { twoStep } from './linear-equations/two-step';
import { mirror } from './moves-with-coordinates/mirror';
import { quarterTurn } from './moves-with-coordinates/quarter-turn';
import { slide } from './moves-with-coordinates/slide';
import { coInterior } from './parallel-lines/co-interior';
import { coInteriorEquation } from './parallel-lines/co-interior-equation';
import { nameThePair } from './parallel-lines/name-the-pair';
import { bestBuy } from './percent-money/best-buy';
import { discount } from './percent-money/discount';
import { saveThenSpend } from './percent-money/save-then-spend';
import { nameTheTriangle } from './polygons/name-the-triangle';
import { quadrilateralFromClues } from './polygons/quadrilateral-from-clues';
import { regularOrNot } from './polygons/regular-or-not';
import { expandedForm } from './prime-factors/expanded-form';
import { highestCommonFactor } from './prime-factors/highest-common-factor';
import { indexForm } from './prime-factors/index-form';
import { box } from './prism-volume/box';
import { missingHeight } from './prism-volume/missing-height';
import { triangularPrism } from './prism-volume/triangular-prism';
import { addToTheBag } from './probability/add-to-the-bag';
import { expectedNumber } from './probability/expected-number';
import { oneDraw } from './probability/one-draw';
import { fromTheDifference } from './ratios/from-the-difference';
import { shareInRatio } from './ratios/share-in-ratio';
import { simplifyRatio } from './ratios/simplify-ratio';
import { sharedCost } from './rounding-decimals/shared-cost';
import { smallestBeforeRounding } from './rounding-decimals/smallest-before-rounding';
import { toAPlace } from './rounding-decimals/to-a-place';
import { rootOfSum } from './squares-and-roots/root-of-sum';
import { sideOfSquare } from './squares-and-roots/side-of-square';
import { squareAndRoot } from './squares-and-roots/square-and-root';
import { medianOfAPlot } from './stem-plots/median-of-a-plot';
import { oneFarValue } from './stem-plots/one-far-value';
import { readThePlot } from './stem-plots/read-the-plot';
import { formulaWithSquare } from './substitution/formula-with-square';
import { hireFormula } from './substitution/hire-formula';
import { twoTermExpression } from './substitution/two-term-expression';
import { countTheCubes } from './views/count-the-cubes';
import { fromTheFront } from './views/from-the-front';
import { mostCubes } from './views/most-cubes';
import { lessThan } from './write-expressions/less-than';
import { perimeterExpression } from './write-expressions/perimeter-expression';
import { twoPrices } from './write-expressions/two-prices';

/** The question templates of Year 7, by topic. */
export const year7Templates: AnyTemplate[] = [
  isosceles,
  quadrilateralEquation,
  rightTriangleAngle,
  heightFromArea,
  parallelogram,
  triangle,
  meanOfDotPlot,
  medianOfEvenList,
  missingValue,
  backToTheRadius,
  nameThePart,
  turnsOfAWheel,
  fractionAsDecimal,
  orderRationals,
  sameNegativeFraction,
  divideFractions,
  multiplyDecimals,
  partThenPercent,
  emptyingTank,
  readAPoint,
  ruleFromTable,
  missingInteger,
  signsTogether,
  temperatureRange,
  feeAndRate,
  threeAmounts,
  twoStep,
  mirror,
  quarterTurn,
  slide,
  coInteriorEquation,
  coInterior,
  nameThePair,
  bestBuy,
  discount,
  saveThenSpend,
  nameTheTriangle,
  quadrilateralFromClues,
  regularOrNot,
  expandedForm,
  highestCommonFactor,
  indexForm,
  box,
  missingHeight,
  triangularPrism,
  addToTheBag,
  expectedNumber,
  oneDraw,
  fromTheDifference,
  shareInRatio,
  simplifyRatio,
  sharedCost,
  smallestBeforeRounding,
  toAPlace,
  rootOfSum,
  sideOfSquare,
  squareAndRoot,
  medianOfAPlot,
  oneFarValue,
  readThePlot,
  formulaWithSquare,
  hireFormula,
  twoTermExpression,
  countTheCubes,
  fromTheFront,
  mostCubes,
  lessThan,
  perimeterExpression,
  twoPrices,
];
