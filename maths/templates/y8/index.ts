import type { AnyTemplate } from '../format';
import { rainOnARoof } from './capacity/rain-on-a-roof';
import { tankInLitres } from './capacity/tank-in-litres';
import { timeToFill } from './capacity/time-to-fill';
import { areaFromDiameter } from './circles/area-from-diameter';
import { circumference } from './circles/circumference';
import { halfDiscPerimeter } from './circles/half-disc-perimeter';
import { atLeastOne } from './complementary-events/at-least-one';
import { neitherOfTwo } from './complementary-events/neither-of-two';
import { percentComplement } from './complementary-events/percent-complement';
import { lShape } from './composite-area/l-shape';
import { rectangleAndHalfDisc } from './composite-area/rectangle-and-half-disc';
import { rectangleAndTriangle } from './composite-area/rectangle-and-triangle';
import { isItEnough } from './congruence/is-it-enough';
import { lineAcrossATriangle } from './congruence/line-across-a-triangle';
import { whichTest } from './congruence/which-test';
import { bracket } from './equations/bracket';
import { negativeCoefficientInequality } from './equations/negative-coefficient-inequality';
import { quotient } from './equations/quotient';
import { unknownBothSides } from './equations/unknown-both-sides';
import { powerOfAProduct } from './index-laws/power-of-a-product';
import { productAndQuotient } from './index-laws/product-and-quotient';
import { zeroIndex } from './index-laws/zero-index';
import { divideThenMultiply } from './integers/divide-then-multiply';
import { productFirst } from './integers/product-first';
import { rationalOrder } from './integers/rational-order';
import { fractionToRecurring } from './irrational-and-recurring/fraction-to-recurring';
import { recurringToFraction } from './irrational-and-recurring/recurring-to-fraction';
import { whichIsIrrational } from './irrational-and-recurring/which-is-irrational';
import { expandOneBracket } from './linear-expressions/expand-one-bracket';
import { expandTwoBrackets } from './linear-expressions/expand-two-brackets';
import { factoriseCommonFactor } from './linear-expressions/factorise-common-factor';
import { pointOnLine } from './linear-graphs/point-on-line';
import { ruleFromGraph } from './linear-graphs/rule-from-graph';
import { xIntercept } from './linear-graphs/x-intercept';
import { ruleFromAStory } from './linear-modelling/rule-from-a-story';
import { twoPlansMeet } from './linear-modelling/two-plans-meet';
import { unitsForATotal } from './linear-modelling/units-for-a-total';
import { originalPrice } from './percent-change/original-price';
import { percentageIncrease } from './percent-change/percentage-increase';
import { priceWithGst } from './percent-change/price-with-gst';
import { upThenDown } from './percent-change/up-then-down';
import { cornerOfABox } from './position-in-3d/corner-of-a-box';
import { droneMoves } from './position-in-3d/drone-moves';
import { middleOfACable } from './position-in-3d/middle-of-a-cable';
import { hypotenuse } from './pythagoras/hypotenuse';
import { shorterSide } from './pythagoras/shorter-side';
import { wholeHypotenuse } from './pythagoras/whole-hypotenuse';
import { kiteAngles } from './quadrilaterals/kite-angles';
import { nameFromMarks } from './quadrilaterals/name-from-marks';
import { parallelogramAngle } from './quadrilaterals/parallelogram-angle';
import { averageSpeed } from './rates/average-speed';
import { convertASpeed } from './rates/convert-a-speed';
import { sameRate } from './rates/same-rate';
import { captureAndRecapture } from './sampling/capture-and-recapture';
import { scaleUpASample } from './sampling/scale-up-a-sample';
import { whichEstimateToTrust } from './sampling/which-estimate-to-trust';
import { tableCondition } from './tables-and-venn/table-condition';
import { twoWayTable } from './tables-and-venn/two-way-table';
import { vennNeither } from './tables-and-venn/venn-neither';
import { acrossAustralia } from './time-zones/across-australia';
import { flightArrival } from './time-zones/flight-arrival';
import { utcOffsets } from './time-zones/utc-offsets';

/** The question templates of Year 8, by topic. */
export const year8Templates: AnyTemplate[] = [
  rainOnARoof,
  tankInLitres,
  timeToFill,
  areaFromDiameter,
  circumference,
  halfDiscPerimeter,
  atLeastOne,
  neitherOfTwo,
  percentComplement,
  lShape,
  rectangleAndHalfDisc,
  rectangleAndTriangle,
  isItEnough,
  lineAcrossATriangle,
  whichTest,
  bracket,
  negativeCoefficientInequality,
  quotient,
  unknownBothSides,
  powerOfAProduct,
  productAndQuotient,
  zeroIndex,
  divideThenMultiply,
  productFirst,
  rationalOrder,
  fractionToRecurring,
  recurringToFraction,
  whichIsIrrational,
  expandOneBracket,
  expandTwoBrackets,
  factoriseCommonFactor,
  pointOnLine,
  ruleFromGraph,
  xIntercept,
  ruleFromAStory,
  twoPlansMeet,
  unitsForATotal,
  originalPrice,
  percentageIncrease,
  priceWithGst,
  upThenDown,
  cornerOfABox,
  droneMoves,
  middleOfACable,
  hypotenuse,
  shorterSide,
  wholeHypotenuse,
  kiteAngles,
  nameFromMarks,
  parallelogramAngle,
  averageSpeed,
  convertASpeed,
  sameRate,
  captureAndRecapture,
  scaleUpASample,
  whichEstimateToTrust,
  tableCondition,
  twoWayTable,
  vennNeither,
  acrossAustralia,
  flightArrival,
  utcOffsets,
];
