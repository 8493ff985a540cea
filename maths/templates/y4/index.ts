import type { AnyTemplate } from '../format';
import { cornersOfAShape } from './angle-names/corners-of-a-shape';
import { nameTheAngle } from './angle-names/name-the-angle';
import { turnOfTheHand } from './angle-names/turn-of-the-hand';
import { fractionAsDecimal } from './equivalent-fractions/fraction-as-decimal';
import { missingTop } from './equivalent-fractions/missing-top';
import { whichIsEqual } from './equivalent-fractions/which-is-equal';
import { addLargeNumbers } from './four-operations/add-large-numbers';
import { multiplyInParts } from './four-operations/multiply-in-parts';
import { shareInParts } from './four-operations/share-in-parts';
import { betweenTheMarks } from './graphs/between-the-marks';
import { howManyPictures } from './graphs/how-many-pictures';
import { picturesWithAKey } from './graphs/pictures-with-a-key';
import { followDirections } from './grid-references/follow-directions';
import { readAReference } from './grid-references/read-a-reference';
import { shortestWalk } from './grid-references/shortest-walk';
import { betterBag } from './likelihood/better-bag';
import { orderTheColours } from './likelihood/order-the-colours';
import { secondDraw } from './likelihood/second-draw';
import { howManyParts } from './mixed-numerals/how-many-parts';
import { jumpPastAWhole } from './mixed-numerals/jump-past-a-whole';
import { readTheMark } from './mixed-numerals/read-the-mark';
import { changeFromANote } from './money/change-from-a-note';
import { stillToSave } from './money/still-to-save';
import { twoKindsOfTickets } from './money/two-kinds-of-tickets';
import { doubleAndChange } from './number-rules/double-and-change';
import { evenOrOddBranch } from './number-rules/even-or-odd-branch';
import { twoStepMachine } from './number-rules/two-step-machine';
import { oneSideOfTheStreet } from './odd-and-even/one-side-of-the-street';
import { onesDigit } from './odd-and-even/ones-digit';
import { whichSum } from './odd-and-even/which-sum';
import { betweenCentimetres } from './part-units/between-centimetres';
import { readTheThermometer } from './part-units/read-the-thermometer';
import { warmerThenCooler } from './part-units/warmer-then-cooler';
import { areaOfLShape } from './perimeter-area/area-of-l-shape';
import { perimeterByCounting } from './perimeter-area/perimeter-by-counting';
import { wholeAndHalfSquares } from './perimeter-area/whole-and-half-squares';
import { aboutHowMany } from './rounding/about-how-many';
import { nearestTenOrHundred } from './rounding/nearest-ten-or-hundred';
import { nearestThousand } from './rounding/nearest-thousand';
import { countMirrorLines } from './shapes-symmetry/count-mirror-lines';
import { finishThePattern } from './shapes-symmetry/finish-the-pattern';
import { joinedShapes } from './shapes-symmetry/joined-shapes';
import { missingFactor } from './tables/missing-factor';
import { splitAFact } from './tables/split-a-fact';
import { twoEqualProducts } from './tables/two-equal-products';
import { boxesOfThings } from './tens-and-hundreds/boxes-of-things';
import { findTheStart } from './tens-and-hundreds/find-the-start';
import { packsOfTenOrHundred } from './tens-and-hundreds/packs-of-ten-or-hundred';
import { longestOfThree } from './tenths-and-hundredths/longest-of-three';
import { putTogether } from './tenths-and-hundredths/put-together';
import { shadedPart } from './tenths-and-hundredths/shaded-part';
import { fromAmToPm } from './time/from-am-to-pm';
import { morningOrNight } from './time/morning-or-night';
import { pastNoon } from './time/past-noon';
import { balanceTheSides } from './unknowns/balance-the-sides';
import { howManyMoreToGo } from './unknowns/how-many-more-to-go';
import { whatWasThereFirst } from './unknowns/what-was-there-first';

/** The question templates of Year 4, by topic. */
export const year4Templates: AnyTemplate[] = [
  shadedPart,
  putTogether,
  longestOfThree,
  onesDigit,
  whichSum,
  oneSideOfTheStreet,
  missingTop,
  whichIsEqual,
  fractionAsDecimal,
  readTheMark,
  jumpPastAWhole,
  howManyParts,
  boxesOfThings,
  packsOfTenOrHundred,
  findTheStart,
  addLargeNumbers,
  multiplyInParts,
  shareInParts,
  nearestTenOrHundred,
  nearestThousand,
  aboutHowMany,
  changeFromANote,
  twoKindsOfTickets,
  stillToSave,
  twoStepMachine,
  doubleAndChange,
  evenOrOddBranch,
  howManyMoreToGo,
  whatWasThereFirst,
  balanceTheSides,
  splitAFact,
  missingFactor,
  twoEqualProducts,
  readTheThermometer,
  betweenCentimetres,
  warmerThenCooler,
  perimeterByCounting,
  areaOfLShape,
  wholeAndHalfSquares,
  morningOrNight,
  pastNoon,
  fromAmToPm,
  nameTheAngle,
  turnOfTheHand,
  cornersOfAShape,
  countMirrorLines,
  finishThePattern,
  joinedShapes,
  readAReference,
  followDirections,
  shortestWalk,
  picturesWithAKey,
  betweenTheMarks,
  howManyPictures,
  orderTheColours,
  secondDraw,
  betterBag,
];
