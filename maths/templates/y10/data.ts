import type { AnyTemplate } from '../format';
import { countInQuarters } from './boxplots/count-in-quarters';
import { iqrFromBoxplot } from './boxplots/iqr-from-boxplot';
import { iqrOfList } from './boxplots/iqr-of-list';
import { outlierLimit } from './boxplots/outlier-limit';
import { reversedCondition } from './conditional/reversed-condition';
import { totalProbability } from './conditional/total-probability';
import { vennCondition } from './conditional/venn-condition';
import { cutAxis } from './media/cut-axis';
import { pointsOrPercent } from './media/points-or-percent';
import { twoPollsTogether } from './media/two-polls-together';
import { whoWasAsked } from './media/who-was-asked';
import { edgesFromDegrees } from './networks/edges-from-degrees';
import { eulersFormula } from './networks/eulers-formula';
import { walkEveryTrack } from './networks/walk-every-track';
import { causeOrNot } from './scatterplots/cause-or-not';
import { kindOfAssociation } from './scatterplots/kind-of-association';
import { lineOfFit } from './scatterplots/line-of-fit';
import { predictFromTwoPoints } from './scatterplots/predict-from-two-points';
import { compareGroups } from './two-way-tables/compare-groups';
import { missingCell } from './two-way-tables/missing-cell';
import { rowPercentage } from './two-way-tables/row-percentage';

/** Year 10 questions of networks, statistics and conditional probability, by topic. */
export const dataTemplates: AnyTemplate[] = [
  edgesFromDegrees,
  eulersFormula,
  walkEveryTrack,
  iqrFromBoxplot,
  countInQuarters,
  iqrOfList,
  outlierLimit,
  kindOfAssociation,
  lineOfFit,
  causeOrNot,
  predictFromTwoPoints,
  missingCell,
  rowPercentage,
  compareGroups,
  cutAxis,
  pointsOrPercent,
  whoWasAsked,
  twoPollsTogether,
  vennCondition,
  totalProbability,
  reversedCondition,
];
