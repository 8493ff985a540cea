import type { OutsideLink } from './outside-links';

/** What the frame of every page knows about the site itself, visitor or not. */
export interface SiteFacts {
  socialLinks: OutsideLink[];
  /** Address of the outside VCE mock tests; null while the flag is off or no address is set. */
  vceMockTest: string | null;
}

export const noSiteFacts: SiteFacts = { socialLinks: [], vceMockTest: null };
