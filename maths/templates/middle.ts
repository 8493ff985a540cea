import type { AnyTemplate } from './format';
import { isosceles } from './y7/angle-sums/isosceles';
import { quadrilateralEquation } from './y7/angle-sums/quadrilateral-equation';
import { rightTriangleAngle } from './y7/angle-sums/right-triangle-angle';
import { heightFromArea } from './y7/area-formulas/height-from-area';
import { parallelogram } from './y7/area-formulas/parallelogram';
import { triangle } from './y7/area-formulas/triangle';
import { missingValue } from './y7/averages/missing-value';
import { fractionAsDecimal } from './y7/equivalent-rationals/fraction-as-decimal';
import { orderRationals } from './y7/equivalent-rationals/order-rationals';
import { sameNegativeFraction } from './y7/equivalent-rationals/same-negative-fraction';
import { divideFractions } from './y7/four-operations/divide-fractions';
import { multiplyDecimals } from './y7/four-operations/multiply-decimals';
import { partThenPercent } from './y7/four-operations/part-then-percent';
import { emptyingTank } from './y7/graphs-and-tables/emptying-tank';
import { readAPoint } from './y7/graphs-and-tables/read-a-point';
import { ruleFromTable } from './y7/graphs-and-tables/rule-from-table';
import { missingInteger } from './y7/integers/missing-integer';
import { threeAmounts } from './y7/linear-equations/three-amounts';
import { coInterior } from './y7/parallel-lines/co-interior';
import { coInteriorEquation } from './y7/parallel-lines/co-interior-equation';
import { nameThePair } from './y7/parallel-lines/name-the-pair';
import { bestBuy } from './y7/percent-money/best-buy';
import { discount } from './y7/percent-money/discount';
import { saveThenSpend } from './y7/percent-money/save-then-spend';
import { expandedForm } from './y7/prime-factors/expanded-form';
import { highestCommonFactor } from './y7/prime-factors/highest-common-factor';
import { indexForm } from './y7/prime-factors/index-form';
import { box } from './y7/prism-volume/box';
import { missingHeight } from './y7/prism-volume/missing-height';
import { triangularPrism } from './y7/prism-volume/triangular-prism';
import { addToTheBag } from './y7/probability/add-to-the-bag';
import { expectedNumber } from './y7/probability/expected-number';
import { fromTheDifference } from './y7/ratios/from-the-difference';
import { shareInRatio } from './y7/ratios/share-in-ratio';
import { simplifyRatio } from './y7/ratios/simplify-ratio';
import { rootOfSum } from './y7/squares-and-roots/root-of-sum';
import { sideOfSquare } from './y7/squares-and-roots/side-of-square';
import { squareAndRoot } from './y7/squares-and-roots/square-and-root';
import { formulaWithSquare } from './y7/substitution/formula-with-square';
import { hireFormula } from './y7/substitution/hire-formula';
import { twoTermExpression } from './y7/substitution/two-term-expression';
import { lessThan } from './y7/write-expressions/less-than';
import { perimeterExpression } from './y7/write-expressions/perimeter-expression';
import { twoPrices } from './y7/write-expressions/two-prices';
import { rainOnARoof } from './y8/capacity/rain-on-a-roof';
import { tankInLitres } from './y8/capacity/tank-in-litres';
import { timeToFill } from './y8/capacity/time-to-fill';
import { areaFromDiameter } from './y8/circles/area-from-diameter';
import { circumference } from './y8/circles/circumference';
import { halfDiscPerimeter } from './y8/circles/half-disc-perimeter';
import { atLeastOne } from './y8/complementary-events/at-least-one';
import { neitherOfTwo } from './y8/complementary-events/neither-of-two';
import { percentComplement } from './y8/complementary-events/percent-complement';
import { lShape } from './y8/composite-area/l-shape';
import { quotient } from './y8/equations/quotient';
import { powerOfAProduct } from './y8/index-laws/power-of-a-product';
import { divideThenMultiply } from './y8/integers/divide-then-multiply';
import { rationalOrder } from './y8/integers/rational-order';
import { expandOneBracket } from './y8/linear-expressions/expand-one-bracket';
import { pointOnLine } from './y8/linear-graphs/point-on-line';
import { xIntercept } from './y8/linear-graphs/x-intercept';
import { priceWithGst } from './y8/percent-change/price-with-gst';
import { wholeHypotenuse } from './y8/pythagoras/whole-hypotenuse';
import { averageSpeed } from './y8/rates/average-speed';
import { convertASpeed } from './y8/rates/convert-a-speed';
import { sameRate } from './y8/rates/same-rate';
import { tableCondition } from './y8/tables-and-venn/table-condition';
import { twoWayTable } from './y8/tables-and-venn/two-way-table';
import { vennNeither } from './y8/tables-and-venn/venn-neither';

/** Further question templates of Years 7 and 8, topic by topic and easiest first. */
export const middleTemplates: AnyTemplate[] = [
  squareAndRoot,
  sideOfSquare,
  rootOfSum,
  expandedForm,
  indexForm,
  highestCommonFactor,
  fractionAsDecimal,
  sameNegativeFraction,
  orderRationals,
  multiplyDecimals,
  divideFractions,
  partThenPercent,
  missingInteger,
  simplifyRatio,
  shareInRatio,
  fromTheDifference,
  discount,
  bestBuy,
  saveThenSpend,
  twoTermExpression,
  hireFormula,
  formulaWithSquare,
  lessThan,
  twoPrices,
  perimeterExpression,
  threeAmounts,
  readAPoint,
  ruleFromTable,
  emptyingTank,
  parallelogram,
  triangle,
  heightFromArea,
  box,
  triangularPrism,
  missingHeight,
  coInterior,
  nameThePair,
  coInteriorEquation,
  rightTriangleAngle,
  isosceles,
  quadrilateralEquation,
  missingValue,
  expectedNumber,
  addToTheBag,
  powerOfAProduct,
  divideThenMultiply,
  rationalOrder,
  priceWithGst,
  expandOneBracket,
  pointOnLine,
  xIntercept,
  quotient,
  lShape,
  tankInLitres,
  rainOnARoof,
  timeToFill,
  circumference,
  areaFromDiameter,
  halfDiscPerimeter,
  averageSpeed,
  sameRate,
  convertASpeed,
  wholeHypotenuse,
  percentComplement,
  neitherOfTwo,
  atLeastOne,
  vennNeither,
  twoWayTable,
  tableCondition,
];
