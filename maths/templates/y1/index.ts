import type { AnyTemplate } from '../format';
import { howManyMoreNeeded } from './add-within-20/how-many-more-needed';
import { joinTwoGroups } from './add-within-20/join-two-groups';
import { takeAway } from './add-within-20/take-away';
import { heavierOrLighter } from './compare-measures/heavier-or-lighter';
import { howManyMoreCups } from './compare-measures/how-many-more-cups';
import { longerOrShorter } from './compare-measures/longer-or-shorter';
import { daysFromToday } from './days-months/days-from-today';
import { hoursLater } from './days-months/hours-later';
import { monthsFromNow } from './days-months/months-from-now';
import { weeksAndDays } from './days-months/weeks-and-days';
import { followTheSteps } from './directions/follow-the-steps';
import { giveTheSteps } from './directions/give-the-steps';
import { leftAndRightOf } from './directions/left-and-right-of';
import { countTheSides } from './familiar-shapes/count-the-sides';
import { nameTheShape } from './familiar-shapes/name-the-shape';
import { shapesFromSticks } from './familiar-shapes/shapes-from-sticks';
import { howManyInAll } from './graphs/how-many-in-all';
import { howManyMoreInGraph } from './graphs/how-many-more';
import { readAColumn } from './graphs/read-a-column';
import { readATally } from './graphs/read-a-tally';
import { buyTwoThings } from './money-stories/buy-two-things';
import { countTheCoins } from './money-stories/count-the-coins';
import { moneyLeft } from './money-stories/money-left';
import { biggestOfThree } from './numbers-to-120/biggest-of-three';
import { countPastATen } from './numbers-to-120/count-past-a-ten';
import { writeInDigits } from './numbers-to-120/write-in-digits';
import { gapInANumberPattern } from './patterns/gap-in-a-number-pattern';
import { thePartThatRepeats } from './patterns/the-part-that-repeats';
import { whatComesNext } from './patterns/what-comes-next';
import { makeGroups } from './sharing-and-grouping/make-groups';
import { shareEqually } from './sharing-and-grouping/share-equally';
import { someLeftOver } from './sharing-and-grouping/some-left-over';
import { countBackBySteps } from './skip-counting/count-back-by-steps';
import { countOnBySteps } from './skip-counting/count-on-by-steps';
import { countTheGroups } from './skip-counting/count-the-groups';
import { anotherWayToSplit } from './tens-and-ones/another-way-to-split';
import { howManyTens } from './tens-and-ones/how-many-tens';
import { tensAndSomeMore } from './tens-and-ones/tens-and-some-more';

/** The question templates of Year 1, by topic. */
export const year1Templates: AnyTemplate[] = [
  joinTwoGroups,
  takeAway,
  countTheSides,
  nameTheShape,
  shapesFromSticks,
  howManyInAll,
  howManyMoreInGraph,
  readAColumn,
  readATally,
  biggestOfThree,
  countPastATen,
  writeInDigits,
  makeGroups,
  shareEqually,
  someLeftOver,
  countBackBySteps,
  countOnBySteps,
  countTheGroups,
  anotherWayToSplit,
  howManyTens,
  tensAndSomeMore,
  howManyMoreNeeded,
  countTheCoins,
  buyTwoThings,
  moneyLeft,
  whatComesNext,
  thePartThatRepeats,
  gapInANumberPattern,
  heavierOrLighter,
  longerOrShorter,
  howManyMoreCups,
  daysFromToday,
  hoursLater,
  weeksAndDays,
  leftAndRightOf,
  followTheSteps,
  giveTheSteps,
  monthsFromNow,
];
