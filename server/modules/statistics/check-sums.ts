import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { findWrongSums } from './check-sums.repo';

const sampleSize = 200;

/**
 * Counts what a sample of students did from scratch. A sum that is another is an error: the job fails and is seen under
 * /admin/jobs. `from` says where in the ids the sample begins; anywhere unless it is told.
 */
export async function checkLearningSums(
  { db, log }: Pick<Services, 'db' | 'log'>,
  from: string = newId(),
): Promise<void> {
  const wrong = await findWrongSums(db, { from, most: sampleSize });
  if (wrong.length === 0) return;
  log.error({ wrong: wrong.slice(0, 20) }, 'sums of statistics differ from a count from scratch');
  throw new Error(`${wrong.length} sums of statistics differ from a count from scratch.`);
}
