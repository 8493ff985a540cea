import type { AnyTemplate } from './format';
import { joinTwoGroups } from './y1/add-within-20/join-two-groups';
import { takeAway } from './y1/add-within-20/take-away';
import { addWithANewTen } from './y2/add-subtract-2-digit/add-with-a-new-ten';
import { takeAwayWithATrade } from './y2/add-subtract-2-digit/take-away-with-a-trade';
import { addInColumns } from './y3/add-subtract-3-digit/add-in-columns';
import { howManyMore } from './y3/add-subtract-3-digit/how-many-more';
import { subtractInColumns } from './y3/add-subtract-3-digit/subtract-in-columns';
import { equalGroups } from './y3/tables/equal-groups';
import { twoKindsOfPacks } from './y3/tables/two-kinds-of-packs';
import { howLong } from './y3/time/how-long';
import { whenItEnds } from './y3/time/when-it-ends';
import { missingTop } from './y4/equivalent-fractions/missing-top';
import { whichIsEqual } from './y4/equivalent-fractions/which-is-equal';
import { changeFromANote } from './y4/money/change-from-a-note';
import { twoKindsOfTickets } from './y4/money/two-kinds-of-tickets';
import { areaOfLShape } from './y4/perimeter-area/area-of-l-shape';
import { perimeterByCounting } from './y4/perimeter-area/perimeter-by-counting';
import { nearestTenOrHundred } from './y4/rounding/nearest-ten-or-hundred';
import { nearestThousand } from './y4/rounding/nearest-thousand';
import { missingFactor } from './y4/tables/missing-factor';
import { splitAFact } from './y4/tables/split-a-fact';
import { quotientAndRemainder } from './y5/division-with-remainders/quotient-and-remainder';
import { whatTheStoryNeeds } from './y5/division-with-remainders/what-the-story-needs';
import { byOneDigit } from './y5/long-multiplication/by-one-digit';
import { threeByTwo } from './y5/long-multiplication/three-by-two';
import { twoByTwo } from './y5/long-multiplication/two-by-two';
import { percentAsDecimal } from './y5/percent-fraction-decimal/percent-as-decimal';
import { percentAsFraction } from './y5/percent-fraction-decimal/percent-as-fraction';
import { missingSide } from './y5/perimeter-area/missing-side';
import { rectangle } from './y5/perimeter-area/rectangle';
import { addDifferentLengths } from './y6/decimals/add-different-lengths';
import { subtractDifferentLengths } from './y6/decimals/subtract-different-lengths';
import { orderTemperatures } from './y6/integers/order-temperatures';
import { temperatureChange } from './y6/integers/temperature-change';
import { threeOperations } from './y6/order-of-operations/three-operations';
import { withBrackets } from './y6/order-of-operations/with-brackets';
import { fractionOf } from './y6/parts-of-quantities/fraction-of';
import { percentOf } from './y6/parts-of-quantities/percent-of';
import { notThisColour } from './y6/probability/not-this-colour';
import { spinner } from './y6/probability/spinner';
import { addMixed } from './y6/unlike-fractions/add-mixed';
import { addTwo } from './y6/unlike-fractions/add-two';
import { subtractTwo } from './y6/unlike-fractions/subtract-two';

/** The question templates of Years 1 to 6. */
export const primaryTemplates: AnyTemplate[] = [
  joinTwoGroups,
  takeAway,
  addWithANewTen,
  takeAwayWithATrade,
  addInColumns,
  howManyMore,
  subtractInColumns,
  equalGroups,
  twoKindsOfPacks,
  howLong,
  whenItEnds,
  missingTop,
  whichIsEqual,
  changeFromANote,
  twoKindsOfTickets,
  areaOfLShape,
  perimeterByCounting,
  nearestTenOrHundred,
  nearestThousand,
  missingFactor,
  splitAFact,
  quotientAndRemainder,
  whatTheStoryNeeds,
  byOneDigit,
  threeByTwo,
  twoByTwo,
  percentAsDecimal,
  percentAsFraction,
  missingSide,
  rectangle,
  addDifferentLengths,
  subtractDifferentLengths,
  orderTemperatures,
  temperatureChange,
  threeOperations,
  withBrackets,
  fractionOf,
  percentOf,
  notThisColour,
  spinner,
  addMixed,
  addTwo,
  subtractTwo,
];
