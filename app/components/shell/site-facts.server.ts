import { env } from '../../http/env.server';
import { operatorContent } from '../../http/operator-content.server';
import type { SiteFacts } from './site-facts';

/** What the operator's settings and the flags that are on for visitors say about the site. */
export function siteFacts(request: Request, flags: ReadonlySet<string>): SiteFacts {
  return {
    origin: env.SITE_URL ?? new URL(request.url).origin,
    socialLinks: operatorContent.socialLinks,
    vceMockTest: flags.has('vce-mock-badge') ? operatorContent.vceMockTest : null,
    hasTrial: flags.has('trial-14-day'),
  };
}
