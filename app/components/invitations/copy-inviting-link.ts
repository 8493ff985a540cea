import { toaster } from '../shell/toaster';

/** Puts the link into the clipboard and says how it went. False when the browser keeps the clipboard closed. */
export async function copyInvitingLink(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    toaster.create({ title: 'Invitation link copied successfully', type: 'success' });
    return true;
  } catch {
    toaster.create({ title: 'Your browser won’t let us copy. Select the link and copy it yourself.', type: 'info' });
    return false;
  }
}
