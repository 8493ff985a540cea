import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { redoCandidates } from './logbook-reads.repo';

export interface ErrorToRedo {
  id: string;
  templateId: string;
  topicId: string;
}

/**
 * Errors of the viewer in a course to practise again: those named, or else every unresolved one and the fixed ones
 * whose confirmation is due; soonest due first. Empty `topicIds`: all topics.
 */
export async function errorsToRedo(
  services: Services,
  viewer: Viewer,
  wanted: { courseId: string; errorIds: string[]; topicIds: string[]; limit: number },
): Promise<ErrorToRedo[]> {
  const rows = await redoCandidates(services.db, viewer.id, { ...wanted, now: services.clock.now() });
  return rows.map((row) => ({ id: row.id, templateId: row.template_id, topicId: row.topic_id }));
}
