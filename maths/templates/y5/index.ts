import type { AnyTemplate } from '../format';
import { aboutHowBig } from './angles/about-how-big';
import { notFromZero } from './angles/not-from-zero';
import { readTheProtractor } from './angles/read-the-protractor';
import { mixedOnNumberLine } from './compare-fractions/mixed-on-number-line';
import { mixedOrImproper } from './compare-fractions/mixed-or-improper';
import { orderThree } from './compare-fractions/order-three';
import { distanceOnTheMap } from './coordinates/distance-on-the-map';
import { fourthCorner } from './coordinates/fourth-corner';
import { readAPoint } from './coordinates/read-a-point';
import { fairSample } from './data-investigations/fair-sample';
import { kindOfData } from './data-investigations/kind-of-data';
import { missingAnswers } from './data-investigations/missing-answers';
import { betweenHundredths } from './decimals-past-hundredths/between-hundredths';
import { digitValue } from './decimals-past-hundredths/digit-value';
import { largestOfThree } from './decimals-past-hundredths/largest-of-three';
import { backToTheTotal } from './division-with-remainders/back-to-the-total';
import { quotientAndRemainder } from './division-with-remainders/quotient-and-remainder';
import { whatTheStoryNeeds } from './division-with-remainders/what-the-story-needs';
import { fractionOfOutcomes } from './equally-likely/fraction-of-outcomes';
import { isItFair } from './equally-likely/is-it-fair';
import { twoSpinners } from './equally-likely/two-spinners';
import { sameFamily } from './fact-families/same-family';
import { scaledFact } from './fact-families/scaled-fact';
import { useTheKnownFact } from './fact-families/use-the-known-fact';
import { digitForNine } from './factors-multiples/digit-for-nine';
import { followTheRule } from './factors-multiples/follow-the-rule';
import { listFactors } from './factors-multiples/list-factors';
import { compareGrowth } from './line-graphs/compare-growth';
import { readAValue } from './line-graphs/read-a-value';
import { steepestRise } from './line-graphs/steepest-rise';
import { byOneDigit } from './long-multiplication/by-one-digit';
import { threeByTwo } from './long-multiplication/three-by-two';
import { twoByTwo } from './long-multiplication/two-by-two';
import { bestUnit } from './metric-units/best-unit';
import { howManyPortions } from './metric-units/how-many-portions';
import { twoUnitsToOne } from './metric-units/two-units-to-one';
import { estimateTheCost } from './money-plans/estimate-the-cost';
import { weeksToSave } from './money-plans/weeks-to-save';
import { whatIsLeft } from './money-plans/what-is-left';
import { flipACorner } from './moves/flip-a-corner';
import { slideACorner } from './moves/slide-a-corner';
import { whichMove } from './moves/which-move';
import { doesItFold } from './nets/does-it-fold';
import { oppositeFace } from './nets/opposite-face';
import { whichSolid } from './nets/which-solid';
import { largestOfThreeForms } from './percent-fraction-decimal/largest-of-three-forms';
import { percentAsDecimal } from './percent-fraction-decimal/percent-as-decimal';
import { percentAsFraction } from './percent-fraction-decimal/percent-as-fraction';
import { aroundAnLShape } from './perimeter-area/around-an-l-shape';
import { missingSide } from './perimeter-area/missing-side';
import { rectangle } from './perimeter-area/rectangle';
import { addRelated } from './related-fractions/add-related';
import { addSameParts } from './related-fractions/add-same-parts';
import { takeFromMixed } from './related-fractions/take-from-mixed';
import { to12Hour } from './time-24/to-12-hour';
import { to24Hour } from './time-24/to-24-hour';
import { travelTime } from './time-24/travel-time';
import { balancedSides } from './unknown-factors/balanced-sides';
import { missingFactor } from './unknown-factors/missing-factor';
import { missingInDivision } from './unknown-factors/missing-in-division';

/** The question templates of Year 5, by topic. */
export const year5Templates: AnyTemplate[] = [
  digitValue,
  largestOfThree,
  betweenHundredths,
  listFactors,
  digitForNine,
  followTheRule,
  mixedOnNumberLine,
  mixedOrImproper,
  orderThree,
  percentAsDecimal,
  percentAsFraction,
  largestOfThreeForms,
  addSameParts,
  addRelated,
  takeFromMixed,
  byOneDigit,
  twoByTwo,
  threeByTwo,
  quotientAndRemainder,
  whatTheStoryNeeds,
  backToTheTotal,
  estimateTheCost,
  whatIsLeft,
  weeksToSave,
  sameFamily,
  useTheKnownFact,
  scaledFact,
  missingFactor,
  missingInDivision,
  balancedSides,
  bestUnit,
  twoUnitsToOne,
  howManyPortions,
  rectangle,
  aroundAnLShape,
  missingSide,
  to24Hour,
  to12Hour,
  travelTime,
  aboutHowBig,
  readTheProtractor,
  notFromZero,
  whichSolid,
  oppositeFace,
  doesItFold,
  readAPoint,
  fourthCorner,
  distanceOnTheMap,
  whichMove,
  slideACorner,
  flipACorner,
  readAValue,
  steepestRise,
  compareGrowth,
  kindOfData,
  missingAnswers,
  fairSample,
  isItFair,
  fractionOfOutcomes,
  twoSpinners,
];
