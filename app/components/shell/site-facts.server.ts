import { env } from '../../http/env.server';
import { operatorContent } from '../../http/operator-content.server';
import type { SiteFacts } from './site-facts';

/** What the operator's settings say about the site; `vceMockBadge` is the flag of the badge. */
export function siteFacts(request: Request, { vceMockBadge }: { vceMockBadge: boolean }): SiteFacts {
  return {
    origin: env.SITE_URL ?? new URL(request.url).origin,
    socialLinks: operatorContent.socialLinks,
    vceMockTest: vceMockBadge ? operatorContent.vceMockTest : null,
  };
}
