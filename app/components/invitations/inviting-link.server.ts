import { env } from '../../http/env.server';
import { paths } from '../../lib/paths';

/** The whole address that a person sends to a friend; null without a code. */
export function invitingLink(request: Request, code: string | null | undefined): string | null {
  return code ? new URL(paths.invitations(code), env.SITE_URL ?? request.url).href : null;
}
