import type { Services } from '../../platform/services';
import { uncounted } from '../../platform/statement-count';
import { addToTemplateRatings, type TemplateRatingChange } from './ratings.repo';

interface Pending {
  changes: TemplateRatingChange[];
  isWriting: boolean;
}

const pendingOf = new WeakMap<Services, Pending>();

/**
 * Moves the rating of a template, which all students share, after the answer is committed and acknowledged: a row that
 * every student of a class writes would make them wait for each other. What comes while a statement is under way goes
 * with the next one. A process that is killed loses the last of it, which is no more than one answer among many.
 */
export function changeTemplateRating(services: Services, change: TemplateRatingChange): void {
  const pending = pendingOf.get(services) ?? { changes: [], isWriting: false };
  pendingOf.set(services, pending);
  pending.changes.push(change);
  if (pending.isWriting) return;
  pending.isWriting = true;
  uncounted(() =>
    services.background.start('template ratings', async () => {
      try {
        while (pending.changes.length > 0) await addToTemplateRatings(services.db, pending.changes.splice(0));
      } finally {
        pending.isWriting = false;
      }
    }),
  );
}
