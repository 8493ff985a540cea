import type { AnyTemplate } from '../format';
import { aroundAPoint } from './angles-at-a-point/around-a-point';
import { crossingLines } from './angles-at-a-point/crossing-lines';
import { onALine } from './angles-at-a-point/on-a-line';
import { cutOffAxis } from './data-claims/cut-off-axis';
import { sharesNotCounts } from './data-claims/shares-not-counts';
import { twoGroups } from './data-claims/two-groups';
import { addDifferentLengths } from './decimals/add-different-lengths';
import { subtractDifferentLengths } from './decimals/subtract-different-lengths';
import { twoCuts } from './decimals/two-cuts';
import { aroundAPaddock } from './four-quadrants/around-a-paddock';
import { nameThePoint } from './four-quadrants/name-the-point';
import { walkTheMap } from './four-quadrants/walk-the-map';
import { betweenTwo } from './fraction-order/between-two';
import { readTheLine } from './fraction-order/read-the-line';
import { threeInOrder } from './fraction-order/three-in-order';
import { farFigure } from './growing-patterns/far-figure';
import { tableRule } from './growing-patterns/table-rule';
import { whichFigure } from './growing-patterns/which-figure';
import { kiteAndDiver } from './integers/kite-and-diver';
import { orderTemperatures } from './integers/order-temperatures';
import { temperatureChange } from './integers/temperature-change';
import { toLargerUnit } from './metric-conversion/to-larger-unit';
import { toSmallerUnit } from './metric-conversion/to-smaller-unit';
import { whatIsLeft } from './metric-conversion/what-is-left';
import { threeOperations } from './order-of-operations/three-operations';
import { unknownInBrackets } from './order-of-operations/unknown-in-brackets';
import { withBrackets } from './order-of-operations/with-brackets';
import { fractionOf } from './parts-of-quantities/fraction-of';
import { percentOf } from './parts-of-quantities/percent-of';
import { wholeFromPart } from './parts-of-quantities/whole-from-part';
import { betterOffer } from './percent-models/better-offer';
import { restOfTheBudget } from './percent-models/rest-of-the-budget';
import { salePrice } from './percent-models/sale-price';
import { manyOfOne } from './powers-of-ten/many-of-one';
import { oneOfMany } from './powers-of-ten/one-of-many';
import { undoTheMachine } from './powers-of-ten/undo-the-machine';
import { countThePrimes } from './primes/count-the-primes';
import { findThePrime } from './primes/find-the-prime';
import { moreTiles } from './primes/more-tiles';
import { backToTheBase } from './prisms/back-to-the-base';
import { edgesOfAPrism } from './prisms/edges-of-a-prism';
import { sliceOfASolid } from './prisms/slice-of-a-solid';
import { moreThanExpected } from './probability/more-than-expected';
import { notThisColour } from './probability/not-this-colour';
import { spinner } from './probability/spinner';
import { floor } from './rectangle-area/floor';
import { pathAround } from './rectangle-area/path-around';
import { widthFromArea } from './rectangle-area/width-from-area';
import { lastAngle } from './tessellations/last-angle';
import { moveTheTile } from './tessellations/move-the-tile';
import { whichShapeTiles } from './tessellations/which-shape-tiles';
import { latestBus } from './timetables/latest-bus';
import { rideTime } from './timetables/ride-time';
import { withAChange } from './timetables/with-a-change';
import { addMixed } from './unlike-fractions/add-mixed';
import { addTwo } from './unlike-fractions/add-two';
import { subtractTwo } from './unlike-fractions/subtract-two';

/** The question templates of Year 6, by topic. */
export const year6Templates: AnyTemplate[] = [
  aroundAPoint,
  crossingLines,
  onALine,
  cutOffAxis,
  sharesNotCounts,
  twoGroups,
  addDifferentLengths,
  subtractDifferentLengths,
  twoCuts,
  aroundAPaddock,
  nameThePoint,
  walkTheMap,
  betweenTwo,
  readTheLine,
  threeInOrder,
  farFigure,
  tableRule,
  whichFigure,
  kiteAndDiver,
  orderTemperatures,
  temperatureChange,
  toLargerUnit,
  toSmallerUnit,
  whatIsLeft,
  threeOperations,
  unknownInBrackets,
  withBrackets,
  fractionOf,
  percentOf,
  wholeFromPart,
  betterOffer,
  restOfTheBudget,
  salePrice,
  manyOfOne,
  oneOfMany,
  undoTheMachine,
  countThePrimes,
  findThePrime,
  moreTiles,
  backToTheBase,
  edgesOfAPrism,
  sliceOfASolid,
  moreThanExpected,
  notThisColour,
  spinner,
  floor,
  pathAround,
  widthFromArea,
  lastAngle,
  moveTheTile,
  whichShapeTiles,
  latestBus,
  rideTime,
  withAChange,
  addMixed,
  addTwo,
  subtractTwo,
];
