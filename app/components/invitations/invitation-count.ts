/** How a person's invitations stand, in a sentence. */
export function invitationCount({ registered, rewarded }: { registered: number; rewarded: number }): string {
  if (registered === 0) return 'Nobody has used your link yet.';
  const came = registered === 1 ? 'One friend has' : `${registered} friends have`;
  const paid = rewarded === 0 ? 'none of them has' : rewarded === 1 ? 'one of them has' : `${rewarded} of them have`;
  return `${came} joined with your link, and ${paid} subscribed.`;
}
