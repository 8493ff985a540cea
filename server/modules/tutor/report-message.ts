import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import type { ShownTalk } from './talk';

/** Reports a message of the tutor. */
export async function reportMessage(
  _services: Services,
  _viewer: Viewer,
  _report: { talkId: string; number: number; reason: string },
): Promise<ShownTalk> {
  throw new AppError('NOT_FOUND', 'There is no such message.');
}
