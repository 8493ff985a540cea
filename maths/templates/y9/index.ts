import type { AnyTemplate } from '../format';
import { differenceOfMedians } from './compare-data/difference-of-medians';
import { meanWithoutTheOutlier } from './compare-data/mean-without-the-outlier';
import { shapeOfAHistogram } from './compare-data/shape-of-a-histogram';
import { distance } from './coordinates/distance';
import { gradientOfTwoPoints } from './coordinates/gradient-of-two-points';
import { midpoint } from './coordinates/midpoint';
import { heightFromVolume } from './cylinders/height-from-volume';
import { cylinderSurface } from './cylinders/surface-area';
import { cylinderVolume } from './cylinders/volume';
import { ruleFromMovedParabola } from './graph-shifts/rule-from-moved-parabola';
import { shiftUpOrDown } from './graph-shifts/shift-up-or-down';
import { turningPointFromRule } from './graph-shifts/turning-point-from-rule';
import { multiplyWithNegativeIndex } from './index-laws/multiply-with-negative-index';
import { negativeIndex } from './index-laws/negative-index';
import { powerOfAQuotient } from './index-laws/power-of-a-quotient';
import { largestAbsoluteError } from './measurement-error/largest-absolute-error';
import { largestArea } from './measurement-error/largest-area';
import { percentageError } from './measurement-error/percentage-error';
import { heightOfABall } from './modelling/height-of-a-ball';
import { largestPen } from './modelling/largest-pen';
import { linearOrQuadratic } from './modelling/linear-or-quadratic';
import { drawsWithReplacement } from './probability/draws-with-replacement';
import { findTheOverlap } from './probability/find-the-overlap';
import { oneOfEach } from './probability/one-of-each';
import { orFromAVenn } from './probability/or-from-a-venn';
import { relativeFrequency } from './probability/relative-frequency';
import { twoDraws } from './probability/two-draws';
import { amountInProportion } from './proportion/amount-in-proportion';
import { constantOfProportion } from './proportion/constant-of-proportion';
import { isItProportional } from './proportion/is-it-proportional';
import { differenceOfSquares } from './quadratics/difference-of-squares';
import { expandBinomials } from './quadratics/expand-binomials';
import { expandPerfectSquare } from './quadratics/expand-perfect-square';
import { factoriseMonic } from './quadratics/factorise-monic';
import { rootsFromGraph } from './quadratics/roots-from-graph';
import { solveByFactorising } from './quadratics/solve-by-factorising';
import { turningPointFromFactors } from './quadratics/turning-point-from-factors';
import { nameTheSet } from './real-numbers/name-the-set';
import { orderReals } from './real-numbers/order-reals';
import { wholePartOfASurd } from './real-numbers/whole-part-of-a-surd';
import { howManyTimesAsLarge } from './scientific-notation/how-many-times-as-large';
import { multiplyNumbers } from './scientific-notation/multiply-numbers';
import { writeInScientificNotation } from './scientific-notation/write-in-scientific-notation';
import { areaToLength } from './similarity/area-to-length';
import { enlargedShape } from './similarity/enlarged-shape';
import { shadowHeight } from './similarity/shadow-height';
import { nameTheBias } from './surveys/name-the-bias';
import { stratifiedSample } from './surveys/stratified-sample';
import { whichSampleIsFair } from './surveys/which-sample-is-fair';
import { findASide } from './trigonometry/find-a-side';
import { findAnAngle } from './trigonometry/find-an-angle';
import { writeARatio } from './trigonometry/write-a-ratio';

/** The question templates of Year 9, by topic. */
export const year9Templates: AnyTemplate[] = [
  differenceOfMedians,
  meanWithoutTheOutlier,
  shapeOfAHistogram,
  distance,
  gradientOfTwoPoints,
  midpoint,
  heightFromVolume,
  cylinderSurface,
  cylinderVolume,
  ruleFromMovedParabola,
  shiftUpOrDown,
  turningPointFromRule,
  multiplyWithNegativeIndex,
  negativeIndex,
  powerOfAQuotient,
  largestAbsoluteError,
  largestArea,
  percentageError,
  heightOfABall,
  largestPen,
  linearOrQuadratic,
  drawsWithReplacement,
  findTheOverlap,
  oneOfEach,
  orFromAVenn,
  relativeFrequency,
  twoDraws,
  amountInProportion,
  constantOfProportion,
  isItProportional,
  differenceOfSquares,
  expandBinomials,
  expandPerfectSquare,
  factoriseMonic,
  rootsFromGraph,
  solveByFactorising,
  turningPointFromFactors,
  nameTheSet,
  orderReals,
  wholePartOfASurd,
  howManyTimesAsLarge,
  multiplyNumbers,
  writeInScientificNotation,
  areaToLength,
  enlargedShape,
  shadowHeight,
  nameTheBias,
  stratifiedSample,
  whichSampleIsFair,
  findASide,
  findAnAngle,
  writeARatio,
];
