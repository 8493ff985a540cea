import type { OutsideLink } from '../../lib/outside-links';

/** What the frame of every page knows about the site itself, visitor or not. */
export interface SiteFacts {
  /** Where people reach the site: what search engines and shared links need in full. */
  origin: string;
  socialLinks: OutsideLink[];
  /** Address of the outside VCE mock tests; null while the flag is off or no address is set. */
  vceMockTest: string | null;
  /** Whether newcomers get the free trial. */
  hasTrial: boolean;
}

export const noSiteFacts: SiteFacts = { origin: '', socialLinks: [], vceMockTest: null, hasTrial: true };
