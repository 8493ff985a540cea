import { AppError } from '../../platform/app-error';
import { endOfLocalDay } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { errorsToChallenge, errorsToClear, namedErrors, type RedoRow } from './redo-errors.repo';

/** RELATED asks the same skill with new numbers; CHALLENGE something harder of a skill that is fixed and confirmed. */
export type RedoKind = 'ERROR_RELATED' | 'ERROR_CHALLENGE';

export interface ErrorToRedo {
  id: string;
  templateId: string;
  topicId: string;
  misconceptionId: string | null;
}

/**
 * Errors of the viewer in a course to practise again: those named, or else those that wait; soonest due first. Empty
 * `topicIds`: all topics.
 *
 * @throws AppError NOT_FOUND (one of the named errors is not the viewer's, or of another course), CONFLICT (nothing is
 *   left to do for any of them)
 */
export async function errorsToRedo(
  { db, clock }: Services,
  viewer: Viewer,
  wanted: { courseId: string; kind: RedoKind; errorIds: string[]; topicIds: string[]; limit: number },
): Promise<ErrorToRedo[]> {
  if (wanted.errorIds.length > 0) return (await named(db, viewer, wanted)).slice(0, wanted.limit).map(toRedo);
  const read = wanted.kind === 'ERROR_CHALLENGE' ? errorsToChallenge : errorsToClear;
  const until = endOfLocalDay(clock.now(), viewer.timeZone);
  return (await read(db, viewer.id, { ...wanted, until })).map(toRedo);
}

async function named(
  db: Services['db'],
  viewer: Viewer,
  wanted: { courseId: string; kind: RedoKind; errorIds: string[] },
): Promise<RedoRow[]> {
  const found = await namedErrors(db, viewer.id, wanted);
  if (found.length < wanted.errorIds.length) {
    throw new AppError('NOT_FOUND', 'One of these mistakes isn’t in your logbook for this course.');
  }
  const challenge = wanted.kind === 'ERROR_CHALLENGE';
  const open = found.filter((error) => error.confirmed === challenge);
  if (open.length > 0) return open;
  throw new AppError(
    'CONFLICT',
    challenge
      ? 'You get a harder question once a mistake is fixed and confirmed.'
      : 'You’ve already fixed and confirmed these mistakes. There’s nothing left to do.',
  );
}

const toRedo = (row: RedoRow): ErrorToRedo => ({
  id: row.id,
  templateId: row.template_id,
  topicId: row.topic_id,
  misconceptionId: row.misconception_id,
});
