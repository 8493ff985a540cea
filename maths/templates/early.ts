import type { AnyTemplate } from './format';
import { countTheSides } from './y1/familiar-shapes/count-the-sides';
import { nameTheShape } from './y1/familiar-shapes/name-the-shape';
import { shapesFromSticks } from './y1/familiar-shapes/shapes-from-sticks';
import { howManyInAll } from './y1/graphs/how-many-in-all';
import { howManyMoreInGraph } from './y1/graphs/how-many-more';
import { readAColumn } from './y1/graphs/read-a-column';
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
import { rowsAndColumns } from './y2/arrays-and-sharing/rows-and-columns';
import { rowsThenChange } from './y2/arrays-and-sharing/rows-then-change';
import { shareTheLot } from './y2/arrays-and-sharing/share-the-lot';
import { howMuchIsShaded } from './y2/halves-quarters-eighths/how-much-is-shaded';
import { partOfAGroup } from './y2/halves-quarters-eighths/part-of-a-group';
import { wholeFromAPart } from './y2/halves-quarters-eighths/whole-from-a-part';
import { countPastAHundred } from './y2/numbers-to-1000/count-past-a-hundred';
import { putHundredsInOrder } from './y2/numbers-to-1000/put-in-order';
import { writeHundredsInDigits } from './y2/numbers-to-1000/write-in-digits';
import { buildTheNumber } from './y2/place-value/build-the-number';
import { tensInA3DigitNumber } from './y2/place-value/tens-in-a-3-digit-number';
import { whatADigitIsWorth } from './y2/place-value/what-a-digit-is-worth';

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
];
