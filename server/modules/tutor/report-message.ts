import { isUuid } from '../../../rules/path-patterns';
import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { readScene } from './scene';
import { showTalk } from './show-talk';
import type { ShownTalk } from './talk';
import { reportRow } from './talks.repo';
import { tutorRests } from './without-ai';

const longestReason = 500;

/**
 * Reports something that the tutor said; the first report of a message stands.
 *
 * @throws AppError NOT_FOUND, BAD_INPUT (no reason, or more than 500 characters), FORBIDDEN (a test or a battle runs: the
 *   report is stored)
 */
export async function reportMessage(
  services: Services,
  viewer: Viewer,
  { talkId, number, reason }: { talkId: string; number: number; reason: string },
): Promise<ShownTalk> {
  const text = reason.replaceAll('\u0000', '').trim();
  if (text === '') throw new AppError('BAD_INPUT', 'Please tell us what was wrong with it.');
  if (text.length > longestReason) throw new AppError('BAD_INPUT', 'Please use 500 characters or fewer.');
  if (!isUuid(talkId)) throw notFound();
  const at = services.clock.now();
  const found = await reportRow(services.db, viewer.id, { talkId, number, reason: text, at });
  if (!found) throw notFound();
  const scene = await readScene(services, viewer, { talkId });
  if (scene.isResting) throw tutorRests();
  const talk = showTalk(viewer, scene);
  if (talk === null) throw notFound();
  return talk;
}

const notFound = () => new AppError('NOT_FOUND', 'We couldn’t find that message.');
