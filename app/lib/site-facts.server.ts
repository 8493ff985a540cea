import { env } from './env.server';
import type { SiteFacts } from './site-facts';

/** What the operator's settings say about the site; `vceMockBadge` is the flag of the badge. */
export function siteFacts({ vceMockBadge }: { vceMockBadge: boolean }): SiteFacts {
  return { socialLinks: env.SOCIAL_LINKS, vceMockTest: vceMockBadge ? env.VCE_MOCK_TEST_URL : null };
}
