import type { Viewer } from '../../../platform/viewer';

/** Students of this year turn 13 in it. */
const lastYearUnder13 = 7;

/** By the year at school; somebody who does not say it counts as younger. */
export function isUnder13({ account }: Viewer): boolean {
  return account.yearLevel === null || account.yearLevel <= lastYearUnder13;
}
