import { toaster } from '../shell/toaster';

/** Puts the link into the clipboard and says how it went. False when the browser keeps the clipboard closed. */
export async function copyInvitingLink(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    toaster.create({ title: 'Invitation link copied successfully', type: 'success' });
    return true;
  } catch {
    toaster.create({ title: 'Your browser keeps the clipboard closed. Mark the link and copy it.', type: 'info' });
    return false;
  }
}
