import type { ChatWindowState } from '../../../../rules/chat-panel';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { updateChatWindow } from './profile.repo';

/** How the viewer likes the chat panel, on every device from now on. */
export async function setChatWindow({ db }: Services, viewer: Viewer, state: ChatWindowState): Promise<void> {
  if (viewer.account.chatWindow !== state) await updateChatWindow(db, viewer.id, state);
}
