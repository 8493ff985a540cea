/** Holds the key of the sentence that the next page shows. */
export const noticeCookieName = 'mm_notice';

/** Written by the page once the notice is shown. */
export const shownNoticeCookie = `${noticeCookieName}=; Max-Age=0; Path=/; SameSite=Lax`;

/** The two sentences that a page says by itself. The others stay on the server: every page would have to load them. */
export const clearingNotices = {
  'notifications-cleared': 'All new notifications have been cleared',
  'notifications-not-cleared': 'An error occurred while clearing the new notifications',
} as const;
