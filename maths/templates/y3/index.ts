import type { AnyTemplate } from '../format';
import { addInColumns } from './add-subtract-3-digit/add-in-columns';
import { howManyMore } from './add-subtract-3-digit/how-many-more';
import { subtractInColumns } from './add-subtract-3-digit/subtract-in-columns';
import { compareWithARightAngle } from './angle-as-turn/compare-with-a-right-angle';
import { cornerOfAShape } from './angle-as-turn/corner-of-a-shape';
import { rightAnglesOnAClock } from './angle-as-turn/right-angles-on-a-clock';
import { afterARun } from './chance/after-a-run';
import { mostLikelyColour } from './chance/most-likely-colour';
import { whichWordFits } from './chance/which-word-fits';
import { compareWithAScale } from './data-displays/compare-with-a-scale';
import { pictureKey } from './data-displays/picture-key';
import { readWithAScale } from './data-displays/read-with-a-scale';
import { addTwoPrices } from './dollars-and-cents/add-two-prices';
import { centsIntoDollars } from './dollars-and-cents/cents-into-dollars';
import { changeFromDollars } from './dollars-and-cents/change-from-dollars';
import { countOnePart } from './estimate/count-one-part';
import { isItSensible } from './estimate/is-it-sensible';
import { roundThenAdd } from './estimate/round-then-add';
import { countUpToSubtract } from './mental-strategies/count-up-to-subtract';
import { fromASmallFact } from './mental-strategies/from-a-small-fact';
import { useANearTen } from './mental-strategies/use-a-near-ten';
import { divideInParts } from './multiply-divide-2-digit/divide-in-parts';
import { multiplyInParts } from './multiply-divide-2-digit/multiply-in-parts';
import { multiplyThenShare } from './multiply-divide-2-digit/multiply-then-share';
import { moreAndLess } from './numbers-beyond-10-000/more-and-less';
import { whatABigDigitIsWorth } from './numbers-beyond-10-000/what-a-digit-is-worth';
import { writeBigNumber } from './numbers-beyond-10-000/write-in-digits';
import { cubesInAStack } from './objects-and-maps/cubes-in-a-stack';
import { facesEdgesCorners } from './objects-and-maps/faces-edges-corners';
import { findTheSquare } from './objects-and-maps/find-the-square';
import { moveOnTheMap } from './objects-and-maps/move-on-the-map';
import { equalGroups } from './tables/equal-groups';
import { shareThenAdd } from './tables/share-then-add';
import { twoKindsOfPacks } from './tables/two-kinds-of-packs';
import { howLong } from './time/how-long';
import { readToTheMinute } from './time/read-to-the-minute';
import { whenItEnds } from './time/when-it-ends';
import { oneOfTheParts } from './unit-fractions/one-of-the-parts';
import { whatIsLeft } from './unit-fractions/what-is-left';
import { whichIsMore } from './unit-fractions/which-is-more';
import { intoSmallerUnits } from './units-and-scales/into-smaller-units';
import { leftInTheBottle } from './units-and-scales/left-in-the-bottle';
import { readAScale } from './units-and-scales/read-a-scale';
import { bothSidesEqual } from './unknowns/both-sides-equal';
import { missingAddend } from './unknowns/missing-addend';
import { missingStart } from './unknowns/missing-start';

/** The question templates of Year 3, by topic. */
export const year3Templates: AnyTemplate[] = [
  addInColumns,
  howManyMore,
  subtractInColumns,
  afterARun,
  mostLikelyColour,
  whichWordFits,
  compareWithAScale,
  pictureKey,
  readWithAScale,
  addTwoPrices,
  centsIntoDollars,
  changeFromDollars,
  divideInParts,
  multiplyInParts,
  multiplyThenShare,
  moreAndLess,
  whatABigDigitIsWorth,
  writeBigNumber,
  equalGroups,
  twoKindsOfPacks,
  howLong,
  whenItEnds,
  oneOfTheParts,
  whatIsLeft,
  whichIsMore,
  intoSmallerUnits,
  leftInTheBottle,
  readAScale,
  bothSidesEqual,
  missingAddend,
  missingStart,
  roundThenAdd,
  countOnePart,
  isItSensible,
  fromASmallFact,
  useANearTen,
  countUpToSubtract,
  shareThenAdd,
  readToTheMinute,
  compareWithARightAngle,
  rightAnglesOnAClock,
  cornerOfAShape,
  facesEdgesCorners,
  findTheSquare,
  cubesInAStack,
  moveOnTheMap,
];
