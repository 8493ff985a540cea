import type { AnyTemplate } from '../format';
import { addWithANewTen } from './add-subtract-2-digit/add-with-a-new-ten';
import { offAndOn } from './add-subtract-2-digit/off-and-on';
import { takeAwayWithATrade } from './add-subtract-2-digit/take-away-with-a-trade';
import { gapInPattern } from './additive-patterns/gap-in-pattern';
import { growingStory } from './additive-patterns/growing-story';
import { nextInPattern } from './additive-patterns/next-in-pattern';
import { rowsAndColumns } from './arrays-and-sharing/rows-and-columns';
import { rowsThenChange } from './arrays-and-sharing/rows-then-change';
import { shareTheLot } from './arrays-and-sharing/share-the-lot';
import { daysUntil } from './calendars/days-until';
import { intoTheNextMonth } from './calendars/into-the-next-month';
import { whichDayIsIt } from './calendars/which-day-is-it';
import { aBitLater } from './clock/a-bit-later';
import { readTheHands } from './clock/read-the-hands';
import { wordsToDigits } from './clock/words-to-digits';
import { doubleIt } from './doubles-and-halves/double-it';
import { guessMyNumber } from './doubles-and-halves/guess-my-number';
import { halveIt } from './doubles-and-halves/halve-it';
import { missingPart } from './facts-to-20/missing-part';
import { nearDoubles } from './facts-to-20/near-doubles';
import { threeNumbers } from './facts-to-20/three-numbers';
import { howMuchIsShaded } from './halves-quarters-eighths/how-much-is-shaded';
import { partOfAGroup } from './halves-quarters-eighths/part-of-a-group';
import { wholeFromAPart } from './halves-quarters-eighths/whole-from-a-part';
import { betweenTwoPlaces } from './maps/between-two-places';
import { lengthOfAPath } from './maps/length-of-a-path';
import { turnLeftOrRight } from './maps/turn-left-or-right';
import { changeFromANote } from './money-stories/change-from-a-note';
import { countNotesAndCoins } from './money-stories/count-notes-and-coins';
import { ticketsAndChange } from './money-stories/tickets-and-change';
import { countPastAHundred } from './numbers-to-1000/count-past-a-hundred';
import { putHundredsInOrder } from './numbers-to-1000/put-in-order';
import { writeHundredsInDigits } from './numbers-to-1000/write-in-digits';
import { buildTheNumber } from './place-value/build-the-number';
import { tensInA3DigitNumber } from './place-value/tens-in-a-3-digit-number';
import { whatADigitIsWorth } from './place-value/what-a-digit-is-worth';
import { findBySides } from './sides-and-parallel/find-by-sides';
import { pairsOfParallelSides } from './sides-and-parallel/pairs-of-parallel-sides';
import { whichSideIsParallel } from './sides-and-parallel/which-side-is-parallel';
import { countFromAList } from './tables-and-graphs/count-from-a-list';
import { missingInTheTable } from './tables-and-graphs/missing-in-the-table';
import { mostAndLeast } from './tables-and-graphs/most-and-least';
import { twoTurns } from './turns/two-turns';
import { whereDoesItPoint } from './turns/where-does-it-point';
import { whichTurnWasIt } from './turns/which-turn-was-it';

/** The question templates of Year 2, by topic. */
export const year2Templates: AnyTemplate[] = [
  addWithANewTen,
  takeAwayWithATrade,
  gapInPattern,
  growingStory,
  nextInPattern,
  rowsAndColumns,
  rowsThenChange,
  shareTheLot,
  aBitLater,
  readTheHands,
  wordsToDigits,
  doubleIt,
  guessMyNumber,
  halveIt,
  missingPart,
  nearDoubles,
  threeNumbers,
  howMuchIsShaded,
  partOfAGroup,
  wholeFromAPart,
  countPastAHundred,
  putHundredsInOrder,
  writeHundredsInDigits,
  buildTheNumber,
  tensInA3DigitNumber,
  whatADigitIsWorth,
  offAndOn,
  countNotesAndCoins,
  changeFromANote,
  ticketsAndChange,
  whichDayIsIt,
  daysUntil,
  intoTheNextMonth,
  whereDoesItPoint,
  whichTurnWasIt,
  twoTurns,
  findBySides,
  whichSideIsParallel,
  pairsOfParallelSides,
  betweenTwoPlaces,
  lengthOfAPath,
  turnLeftOrRight,
  countFromAList,
  mostAndLeast,
  missingInTheTable,
];
