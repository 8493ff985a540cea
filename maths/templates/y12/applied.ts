import type { AnyTemplate } from '../format';
import { atLeastTwo } from './binomial/at-least-two';
import { exactlyK } from './binomial/exactly-k';
import { sampleMeanSpread } from './binomial/sample-mean-spread';
import { trialsNeeded } from './binomial/trials-needed';
import { determinationMeaning } from './bivariate/determination-meaning';
import { predictWithLine } from './bivariate/predict-with-line';
import { residualFromSummary } from './bivariate/residual-from-summary';
import { slopeFromSummary } from './bivariate/slope-from-summary';
import { completionTime } from './critical-path/completion-time';
import { earliestStart } from './critical-path/earliest-start';
import { floatTime } from './critical-path/float-time';
import { densityConstant } from './density/density-constant';
import { probabilityOfInterval } from './density/probability-of-interval';
import { varianceOfDensity } from './density/variance-of-density';
import { annuityTable } from './finance/annuity-table';
import { loanRecursion } from './finance/loan-recursion';
import { loanRepayment } from './finance/loan-repayment';
import { principalPart } from './finance/principal-part';
import { allocation } from './flow/allocation';
import { cutCapacity } from './flow/cut-capacity';
import { maximumFlow } from './flow/maximum-flow';
import { intervalForMean } from './inference/interval-for-mean';
import { marginFromInterval } from './inference/margin-from-interval';
import { sampleSize } from './inference/sample-size';
import { testDecision } from './inference/test-decision';
import { productEntry } from './matrices/product-entry';
import { steadyState } from './matrices/steady-state';
import { twoTransitions } from './matrices/two-transitions';
import { cosineCourse } from './measurement/cosine-course';
import { similarShadows } from './measurement/similar-shadows';
import { sineRuleSide } from './measurement/sine-rule-side';
import { triangleArea } from './measurement/triangle-area';
import { shortestPath } from './networks/shortest-path';
import { spanningTree } from './networks/spanning-tree';
import { spanningTreeFromTable } from './networks/spanning-tree-from-table';
import { compareTwoResults } from './normal/compare-two-results';
import { empiricalCount } from './normal/empirical-count';
import { sdFromTwoPercentages } from './normal/sd-from-two-percentages';
import { zScore } from './normal/z-score';
import { dripRate } from './rates/drip-rate';
import { fuelCost } from './rates/fuel-cost';
import { mixFromOnePart } from './rates/mix-from-one-part';
import { deseasonalise } from './time-series/deseasonalise';
import { seasonalForecast } from './time-series/seasonal-forecast';
import { threePointMean } from './time-series/three-point-mean';

/** Year 12 questions of finance, measurement, statistics, networks and matrices, by topic. */
export const appliedTemplates: AnyTemplate[] = [
  loanRecursion,
  annuityTable,
  principalPart,
  loanRepayment,
  similarShadows,
  sineRuleSide,
  triangleArea,
  cosineCourse,
  fuelCost,
  mixFromOnePart,
  dripRate,
  predictWithLine,
  determinationMeaning,
  slopeFromSummary,
  residualFromSummary,
  threePointMean,
  deseasonalise,
  seasonalForecast,
  zScore,
  empiricalCount,
  compareTwoResults,
  sdFromTwoPercentages,
  spanningTree,
  shortestPath,
  spanningTreeFromTable,
  earliestStart,
  completionTime,
  floatTime,
  cutCapacity,
  maximumFlow,
  allocation,
  productEntry,
  twoTransitions,
  steadyState,
  densityConstant,
  probabilityOfInterval,
  varianceOfDensity,
  exactlyK,
  atLeastTwo,
  sampleMeanSpread,
  trialsNeeded,
  marginFromInterval,
  intervalForMean,
  sampleSize,
  testDecision,
];
