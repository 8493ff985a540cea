import type { AnyTemplate } from './format';
import { countTheSides } from './y1/familiar-shapes/count-the-sides';
import { nameTheShape } from './y1/familiar-shapes/name-the-shape';
import { shapesFromSticks } from './y1/familiar-shapes/shapes-from-sticks';
import { howManyInAll } from './y1/graphs/how-many-in-all';
import { howManyMoreInGraph } from './y1/graphs/how-many-more';
import { readAColumn } from './y1/graphs/read-a-column';
import { readATally } from './y1/graphs/read-a-tally';
import { biggestOfThree } from './y1/numbers-to-120/biggest-of-three';
import { countPastATen } from './y1/numbers-to-120/count-past-a-ten';
import { writeInDigits } from './y1/numbers-to-120/write-in-digits';
import { makeGroups } from './y1/sharing-and-grouping/make-groups';
import { shareEqually } from './y1/sharing-and-grouping/share-equally';
import { someLeftOver } from './y1/sharing-and-grouping/some-left-over';
import { countBackBySteps } from './y1/skip-counting/count-back-by-steps';
import { countOnBySteps } from './y1/skip-counting/count-on-by-steps';
import { countTheGroups } from './y1/skip-counting/count-the-groups';
import { anotherWayToSplit } from './y1/tens-and-ones/another-way-to-split';
import { howManyTens } from './y1/tens-and-ones/how-many-tens';
import { tensAndSomeMore } from './y1/tens-and-ones/tens-and-some-more';
import { gapInPattern } from './y2/additive-patterns/gap-in-pattern';
import { growingStory } from './y2/additive-patterns/growing-story';
import { nextInPattern } from './y2/additive-patterns/next-in-pattern';
import { rowsAndColumns } from './y2/arrays-and-sharing/rows-and-columns';
import { rowsThenChange } from './y2/arrays-and-sharing/rows-then-change';
import { shareTheLot } from './y2/arrays-and-sharing/share-the-lot';
import { aBitLater } from './y2/clock/a-bit-later';
import { readTheHands } from './y2/clock/read-the-hands';
import { wordsToDigits } from './y2/clock/words-to-digits';
import { doubleIt } from './y2/doubles-and-halves/double-it';
import { guessMyNumber } from './y2/doubles-and-halves/guess-my-number';
import { halveIt } from './y2/doubles-and-halves/halve-it';
import { missingPart } from './y2/facts-to-20/missing-part';
import { nearDoubles } from './y2/facts-to-20/near-doubles';
import { threeNumbers } from './y2/facts-to-20/three-numbers';
import { howMuchIsShaded } from './y2/halves-quarters-eighths/how-much-is-shaded';
import { partOfAGroup } from './y2/halves-quarters-eighths/part-of-a-group';
import { wholeFromAPart } from './y2/halves-quarters-eighths/whole-from-a-part';
import { countPastAHundred } from './y2/numbers-to-1000/count-past-a-hundred';
import { putHundredsInOrder } from './y2/numbers-to-1000/put-in-order';
import { writeHundredsInDigits } from './y2/numbers-to-1000/write-in-digits';
import { buildTheNumber } from './y2/place-value/build-the-number';
import { tensInA3DigitNumber } from './y2/place-value/tens-in-a-3-digit-number';
import { whatADigitIsWorth } from './y2/place-value/what-a-digit-is-worth';
import { afterARun } from './y3/chance/after-a-run';
import { mostLikelyColour } from './y3/chance/most-likely-colour';
import { whichWordFits } from './y3/chance/which-word-fits';
import { compareWithAScale } from './y3/data-displays/compare-with-a-scale';
import { pictureKey } from './y3/data-displays/picture-key';
import { readWithAScale } from './y3/data-displays/read-with-a-scale';
import { addTwoPrices } from './y3/dollars-and-cents/add-two-prices';
import { centsIntoDollars } from './y3/dollars-and-cents/cents-into-dollars';
import { changeFromDollars } from './y3/dollars-and-cents/change-from-dollars';
import { divideInParts } from './y3/multiply-divide-2-digit/divide-in-parts';
import { multiplyInParts } from './y3/multiply-divide-2-digit/multiply-in-parts';
import { multiplyThenShare } from './y3/multiply-divide-2-digit/multiply-then-share';
import { moreAndLess } from './y3/numbers-beyond-10-000/more-and-less';
import { whatABigDigitIsWorth } from './y3/numbers-beyond-10-000/what-a-digit-is-worth';
import { writeBigNumber } from './y3/numbers-beyond-10-000/write-in-digits';
import { oneOfTheParts } from './y3/unit-fractions/one-of-the-parts';
import { whatIsLeft } from './y3/unit-fractions/what-is-left';
import { whichIsMore } from './y3/unit-fractions/which-is-more';
import { intoSmallerUnits } from './y3/units-and-scales/into-smaller-units';
import { leftInTheBottle } from './y3/units-and-scales/left-in-the-bottle';
import { readAScale } from './y3/units-and-scales/read-a-scale';
import { bothSidesEqual } from './y3/unknowns/both-sides-equal';
import { missingAddend } from './y3/unknowns/missing-addend';
import { missingStart } from './y3/unknowns/missing-start';

/** Question templates of Years 1 to 3 that stand beside those in `y1-y6.ts`. */
export const earlyTemplates: AnyTemplate[] = [
  writeInDigits,
  countPastATen,
  biggestOfThree,
  tensAndSomeMore,
  howManyTens,
  anotherWayToSplit,
  countOnBySteps,
  countTheGroups,
  countBackBySteps,
  shareEqually,
  makeGroups,
  someLeftOver,
  nameTheShape,
  countTheSides,
  shapesFromSticks,
  readAColumn,
  readATally,
  howManyMoreInGraph,
  howManyInAll,
  writeHundredsInDigits,
  countPastAHundred,
  putHundredsInOrder,
  whatADigitIsWorth,
  buildTheNumber,
  tensInA3DigitNumber,
  howMuchIsShaded,
  partOfAGroup,
  wholeFromAPart,
  rowsAndColumns,
  shareTheLot,
  rowsThenChange,
  nextInPattern,
  gapInPattern,
  growingStory,
  nearDoubles,
  missingPart,
  threeNumbers,
  doubleIt,
  halveIt,
  guessMyNumber,
  wordsToDigits,
  readTheHands,
  aBitLater,
  writeBigNumber,
  whatABigDigitIsWorth,
  moreAndLess,
  oneOfTheParts,
  whichIsMore,
  whatIsLeft,
  multiplyInParts,
  divideInParts,
  multiplyThenShare,
  missingAddend,
  missingStart,
  bothSidesEqual,
  intoSmallerUnits,
  readAScale,
  leftInTheBottle,
  centsIntoDollars,
  addTwoPrices,
  changeFromDollars,
  readWithAScale,
  compareWithAScale,
  pictureKey,
  whichWordFits,
  mostLikelyColour,
  afterARun,
];
