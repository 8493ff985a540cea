import type { AnyTemplate } from '../format';
import { coefficientOfPower } from './binomial/coefficient-of-power';
import { constantTerm } from './binomial/constant-term';
import { pascalTerm } from './binomial/pascal-term';
import { firstPrinciples } from './calculus/first-principles';
import { gradientAtPoint } from './calculus/gradient-at-point';
import { powerRuleTerms } from './calculus/power-rule-terms';
import { tangentEquation } from './calculus/tangent-equation';
import { doubleAngleEquation } from './compound-angles/double-angle-equation';
import { exactCompoundValue } from './compound-angles/exact-value';
import { fromTwoRatios } from './compound-angles/from-two-ratios';
import { placesInOrder } from './counting/places-in-order';
import { stayTogether } from './counting/stay-together';
import { twoGroupTeam } from './counting/two-group-team';
import { evaluateLogs } from './exponentials/evaluate-logs';
import { exponentialEquation } from './exponentials/exponential-equation';
import { logEquation } from './exponentials/log-equation';
import { timeToGrow } from './exponentials/time-to-grow';
import { subjectOfLinear } from './formulas/subject-of-linear';
import { subjectUnderSquare } from './formulas/subject-under-square';
import { substituteDose } from './formulas/substitute-dose';
import { compositeRule } from './functions/composite-rule';
import { domainOfRoot } from './functions/domain-of-root';
import { rangeOnInterval } from './functions/range-on-interval';
import { inverseRule } from './further-functions/inverse-rule';
import { parametricToCartesian } from './further-functions/parametric-to-cartesian';
import { rationalInequality } from './further-functions/rational-inequality';
import { compoundByMonth } from './interest/compound-by-month';
import { simpleInterestMonths } from './interest/simple-interest-months';
import { yearsUntilBelow } from './interest/years-until-below';
import { breakEven } from './linear-models/break-even';
import { cheaperPlan } from './linear-models/cheaper-plan';
import { profitFromGraph } from './linear-models/profit-from-graph';
import { ruleFromStory } from './linear-models/rule-from-story';
import { incomeTax } from './money/income-tax';
import { overtimePay } from './money/overtime-pay';
import { takeHomePay } from './money/take-home-pay';
import { weeklyBudget } from './money/weekly-budget';
import { remainder } from './polynomials/remainder';
import { solveCubic } from './polynomials/solve-cubic';
import { unknownCoefficient } from './polynomials/unknown-coefficient';
import { degreesAsPi } from './radians/degrees-as-pi';
import { equationFromWave } from './radians/equation-from-wave';
import { sectorArea } from './radians/sector-area';
import { sectorPerimeter } from './radians/sector-perimeter';
import { expectedValue } from './random-variables/expected-value';
import { missingProbability } from './random-variables/missing-probability';
import { varianceOfTable } from './random-variables/variance';
import { equationFromGraph } from './transformations/equation-from-graph';
import { pointUnderFour } from './transformations/point-under-four';
import { translatePoint } from './transformations/translate-point';
import { basicEquation } from './trig-equations/basic-equation';
import { otherRatio } from './trig-equations/other-ratio';
import { quadraticInRatio } from './trig-equations/quadratic-in-ratio';
import { simplifyIdentity } from './trig-equations/simplify-identity';

/** The question templates of Year 11, by topic. */
export const year11Templates: AnyTemplate[] = [
  substituteDose,
  subjectOfLinear,
  subjectUnderSquare,
  profitFromGraph,
  ruleFromStory,
  breakEven,
  cheaperPlan,
  overtimePay,
  incomeTax,
  weeklyBudget,
  takeHomePay,
  simpleInterestMonths,
  compoundByMonth,
  yearsUntilBelow,
  domainOfRoot,
  rangeOnInterval,
  compositeRule,
  translatePoint,
  equationFromGraph,
  pointUnderFour,
  remainder,
  unknownCoefficient,
  solveCubic,
  inverseRule,
  parametricToCartesian,
  rationalInequality,
  degreesAsPi,
  sectorArea,
  sectorPerimeter,
  equationFromWave,
  otherRatio,
  basicEquation,
  simplifyIdentity,
  quadraticInRatio,
  exactCompoundValue,
  fromTwoRatios,
  doubleAngleEquation,
  evaluateLogs,
  exponentialEquation,
  timeToGrow,
  logEquation,
  gradientAtPoint,
  powerRuleTerms,
  firstPrinciples,
  tangentEquation,
  placesInOrder,
  twoGroupTeam,
  stayTogether,
  pascalTerm,
  coefficientOfPower,
  constantTerm,
  missingProbability,
  expectedValue,
  varianceOfTable,
];
