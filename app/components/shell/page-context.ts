import { createContext, useContext } from 'react';
import type { CareLevel } from '../../../rules/care/care-level';
import type { Theme } from '../../lib/theme';

export interface PageContextValue {
  /** Nonce of this response's Content-Security-Policy; undefined in the browser, which hides it from scripts. */
  nonce: string | undefined;
  /** Theme of the first HTML; null follows the system. */
  theme: Theme | null;
  /** What the person adjusted and wears, as far as a cookie tells; see `personalOf`. */
  personal: string;
  /** Somebody who sent words of distress is shown whom they can talk to. */
  care: CareLevel | null;
  /** Where people reach the site, without a trailing slash: sharing pictures need whole addresses. */
  origin: string;
  /** Which build the page came from. */
  build: string;
}

/** What the HTML document needs to know about its own response. */
export const PageContext = createContext<PageContextValue>({
  nonce: undefined,
  theme: null,
  personal: '',
  care: null,
  origin: '',
  build: '',
});

export function usePageContext(): PageContextValue {
  return useContext(PageContext);
}
