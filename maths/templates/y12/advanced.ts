import type { AnyTemplate } from '../format';
import { chainRulePower } from './calculus/chain-rule-power';
import { chainRuleStandard } from './calculus/chain-rule-standard';
import { curveFromGradient } from './calculus/curve-from-gradient';
import { definiteIntegral } from './calculus/definite-integral';
import { productRule } from './calculus/product-rule';
import { quotientRule } from './calculus/quotient-rule';
import { deMoivre } from './complex/de-moivre';
import { divide } from './complex/divide';
import { multiply } from './complex/multiply';
import { principalArgument } from './complex/principal-argument';
import { quadratic } from './complex/quadratic';
import { largestPaddock } from './curve-sketching/largest-paddock';
import { pointOfInflexion } from './curve-sketching/point-of-inflexion';
import { stationaryPoints } from './curve-sketching/stationary-points';
import { cooling } from './differential-equations/cooling';
import { exponentialSolution } from './differential-equations/exponential-solution';
import { separable } from './differential-equations/separable';
import { reverseChain } from './further-calculus/reverse-chain';
import { substitutionLimits } from './further-calculus/substitution-limits';
import { substitutionRoot } from './further-calculus/substitution-root';
import { volumeOfRevolution } from './further-calculus/volume-of-revolution';
import { byParts } from './further-integration/by-parts';
import { integralWithLogarithms } from './further-integration/integral-with-logarithms';
import { splitIntoPartialFractions } from './further-integration/split-into-partial-fractions';
import { chooseTheNextLine } from './induction/choose-the-next-line';
import { divisibilityStep } from './induction/divisibility-step';
import { factoriseTheStep } from './induction/factorise-the-step';
import { findTheFlaw } from './induction/find-the-flaw';
import { antiderivative } from './integration/antiderivative';
import { areaBetweenCurves } from './integration/area-between-curves';
import { differentiateInverse } from './inverse-trig/differentiate-inverse';
import { principalValue } from './inverse-trig/principal-value';
import { triangleInAFunction } from './inverse-trig/triangle-in-a-function';
import { undoOutsideRange } from './inverse-trig/undo-outside-range';
import { downASlope } from './mechanics/down-a-slope';
import { greatestSpeed } from './mechanics/greatest-speed';
import { resistedMotion } from './mechanics/resisted-motion';
import { speedAtPosition } from './mechanics/speed-at-position';
import { accelerationAtTime } from './motion-and-growth/acceleration-at-time';
import { distanceWithTurn } from './motion-and-growth/distance-with-turn';
import { doublingTime } from './motion-and-growth/doubling-time';
import { relatedRatesSphere } from './motion-and-growth/related-rates-sphere';
import { contrapositive } from './proof/contrapositive';
import { orderTheContradiction } from './proof/order-the-contradiction';
import { smallestCounterexample } from './proof/smallest-counterexample';
import { arithmeticTerm } from './sequences/arithmetic-term';
import { arithmeticTotal } from './sequences/arithmetic-total';
import { bouncingBall } from './sequences/bouncing-ball';
import { geometricSum } from './sequences/geometric-sum';
import { positionFromAcceleration } from './vector-calculus/position-from-acceleration';
import { speedAtTime } from './vector-calculus/speed-at-time';
import { velocityVector } from './vector-calculus/velocity-vector';
import { lengthBetweenPoints } from './vectors-plane/length-between-points';
import { perpendicularParameter } from './vectors-plane/perpendicular-parameter';
import { vectorProjection } from './vectors-plane/vector-projection';
import { angleInSpace } from './vectors-space/angle-in-space';
import { lineMeetsPlane } from './vectors-space/line-meets-plane';
import { linesIntersect } from './vectors-space/lines-intersect';

/** Year 12 questions of calculus, sequences, proof, vectors, complex numbers and mechanics, by topic. */
export const advancedTemplates: AnyTemplate[] = [
  principalValue,
  undoOutsideRange,
  differentiateInverse,
  triangleInAFunction,
  chainRuleStandard,
  chainRulePower,
  quotientRule,
  productRule,
  stationaryPoints,
  pointOfInflexion,
  largestPaddock,
  antiderivative,
  curveFromGradient,
  definiteIntegral,
  areaBetweenCurves,
  accelerationAtTime,
  distanceWithTurn,
  doublingTime,
  relatedRatesSphere,
  reverseChain,
  substitutionLimits,
  volumeOfRevolution,
  substitutionRoot,
  exponentialSolution,
  separable,
  cooling,
  splitIntoPartialFractions,
  byParts,
  integralWithLogarithms,
  arithmeticTerm,
  arithmeticTotal,
  geometricSum,
  bouncingBall,
  chooseTheNextLine,
  factoriseTheStep,
  findTheFlaw,
  divisibilityStep,
  contrapositive,
  smallestCounterexample,
  orderTheContradiction,
  lengthBetweenPoints,
  perpendicularParameter,
  vectorProjection,
  lineMeetsPlane,
  angleInSpace,
  linesIntersect,
  velocityVector,
  speedAtTime,
  positionFromAcceleration,
  multiply,
  divide,
  principalArgument,
  quadratic,
  deMoivre,
  greatestSpeed,
  downASlope,
  speedAtPosition,
  resistedMotion,
];
