import type { Services } from '../../../platform/services';
import { storeTemplatePaces } from './template-paces.repo';

/** What students were that long ago says little of now. */
const lookBackMs = 90 * 24 * 60 * 60_000;
/** Fewer answers than this are no median to set a clock by. */
const fewestAnswers = 20;
/** Nor are those of so few students. */
const fewestStudents = 5;

/**
 * The job of each night: how long students take for each template, as the median of the last 90 days. A question of a
 * battle lasts twice that. Returns how many templates are known.
 */
export async function computeTemplatePaces({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  const since = new Date(now.getTime() - lookBackMs);
  return storeTemplatePaces(db, { since, now, fewestAnswers, fewestStudents });
}
