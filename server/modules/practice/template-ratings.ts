import { inBatches } from '../../platform/background/in-batches';
import type { Services } from '../../platform/services';
import { uncounted } from '../../platform/statement-count';
import { addToTemplateRatings, type TemplateRatingChange } from './ratings.repo';

const batchesOf = new WeakMap<Services, (change: TemplateRatingChange) => Promise<void>>();

/**
 * Moves the rating of a template, which all students share, after the answer is committed and acknowledged: a row that
 * every student of a class writes would make them wait for each other. A process that is killed loses the last of it,
 * which is no more than one answer among many.
 */
export function changeTemplateRating(services: Services, change: TemplateRatingChange): void {
  const add = batchesOf.get(services) ?? inBatches((changes) => addToTemplateRatings(services.db, changes));
  batchesOf.set(services, add);
  uncounted(() => services.background.start('template ratings', () => add(change)));
}
