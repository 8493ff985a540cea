import type { AnyTemplate } from '../format';
import { errorOfATotal } from './accuracy/error-of-a-total';
import { fastestPossible } from './accuracy/fastest-possible';
import { percentageErrorInAVolume } from './accuracy/percentage-error-in-a-volume';
import { halfCylinderRoof } from './composite-solids/half-cylinder-roof';
import { lShapedPrism } from './composite-solids/l-shaped-prism';
import { surfaceOfSteps } from './composite-solids/surface-of-steps';
import { dataTemplates } from './data';
import { exactCirclePart } from './exact/exact-circle-part';
import { repeatedRounding } from './exact/repeated-rounding';
import { roundingTooEarly } from './exact/rounding-too-early';
import { ruleFromGraph } from './exponentials/rule-from-graph';
import { solveSameBase } from './exponentials/solve-same-base';
import { solveTwoBases } from './exponentials/solve-two-bases';
import { compoundInterest } from './growth/compound-interest';
import { firstYearAbove } from './growth/first-year-above';
import { valueAfterLosses } from './growth/value-after-losses';
import { acid } from './log-scales/acid';
import { betweenTwoMarks } from './log-scales/between-two-marks';
import { earthquakes } from './log-scales/earthquakes';
import { exteriorOfIsosceles } from './proof/exterior-of-isosceles';
import { orderTheProof } from './proof/order-the-proof';
import { whichSimilarityTest } from './proof/which-similarity-test';
import { areaOfTheRealOne } from './scale-models/area-of-the-real-one';
import { massOfAStatue } from './scale-models/mass-of-a-statue';
import { modelToReal } from './scale-models/model-to-real';
import { eliminationStory } from './simultaneous/elimination-story';
import { inequalityBothSides } from './simultaneous/inequality-both-sides';
import { pointInRegion } from './simultaneous/point-in-region';
import { substitution } from './simultaneous/substitution';
import { completeTheSquare } from './square-completed/complete-the-square';
import { factoriseNonMonic } from './square-completed/factorise-non-monic';
import { solveWithSurds } from './square-completed/solve-with-surds';
import { backBearing } from './trigonometry/back-bearing';
import { bearingFromTwoLegs } from './trigonometry/bearing-from-two-legs';
import { diagonalOfABox } from './trigonometry/diagonal-of-a-box';

/** The question templates of Year 10, by topic. */
export const year10Templates: AnyTemplate[] = [
  exactCirclePart,
  roundingTooEarly,
  repeatedRounding,
  completeTheSquare,
  solveWithSurds,
  factoriseNonMonic,
  inequalityBothSides,
  eliminationStory,
  pointInRegion,
  substitution,
  solveSameBase,
  ruleFromGraph,
  solveTwoBases,
  valueAfterLosses,
  compoundInterest,
  firstYearAbove,
  lShapedPrism,
  halfCylinderRoof,
  surfaceOfSteps,
  earthquakes,
  acid,
  betweenTwoMarks,
  backBearing,
  bearingFromTwoLegs,
  diagonalOfABox,
  errorOfATotal,
  fastestPossible,
  percentageErrorInAVolume,
  modelToReal,
  areaOfTheRealOne,
  massOfAStatue,
  exteriorOfIsosceles,
  whichSimilarityTest,
  orderTheProof,
  ...dataTemplates,
];
