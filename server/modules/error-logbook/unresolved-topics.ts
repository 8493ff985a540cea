import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { topicsWithErrors } from './logbook-reads.repo';

/** Ids of the topics in which the viewer still has an error to fix. */
export async function unresolvedTopics(services: Services, viewer: Viewer): Promise<ReadonlySet<string>> {
  return new Set(await topicsWithErrors(services.db, viewer.id));
}
