import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import type { MessageInput, ShownTalk } from './talk';

/** Sends a message to the tutor and gets its reply. */
export async function sendMessage(_services: Services, _viewer: Viewer, _input: MessageInput): Promise<ShownTalk> {
  throw new AppError('UNAVAILABLE', 'The tutor cannot talk yet.');
}
