import { expect } from 'vitest';
import { AppHeader } from '../../../app/components/shell/app-header';
import { accountLinks, mainLinks } from '../../../app/components/shell/nav-links';
import { PublicHeader } from '../../../app/components/shell/public-header';
import { controlsIn, htmlOf, partOf } from '../page-html';
import type { Row } from '../row';
import { shellData } from '../shell-data';

function header(shell = shellData()): string {
  return htmlOf(<AppHeader shell={shell} counts={[]} blue={false} />);
}

const mainNavigation = (shell = shellData()) => controlsIn(partOf(header(shell), 'nav', 'aria-label="Main"'));
const names = (html: string) => controlsIn(html).map(({ name }) => name);

export const headerRows: Row[] = [
  {
    says: 'Signed in, the logo leads to /home',
    holds: () => expect(controlsIn(header())[0]).toEqual({ name: 'Marsmaths home page', to: '/home' }),
  },
  {
    says: 'Signed out, the logo leads to the root of the site',
    holds: () => expect(controlsIn(htmlOf(<PublicHeader />))).toContainEqual({ name: 'Marsmaths home page', to: '/' }),
  },
  {
    says: 'The links of the header are Home, Subscribe, Error Logbook, in this order',
    holds: () =>
      expect(mainNavigation()).toEqual([
        { name: 'Home', to: '/home' },
        { name: 'Subscribe', to: '/subscription' },
        { name: 'Error Logbook', to: '/error-logbook' },
      ]),
  },
  {
    says: 'Teachers have a link to their portal after them, which leaves the app',
    holds: () => {
      const shell = shellData({ roles: ['TEACHER'] });
      expect(mainNavigation(shell).slice(3)).toEqual([{ name: 'Teacher Portal', to: '/teacher' }]);
      expect(mainLinks(shell, 0).at(-1)?.external).toBe(true);
    },
  },
  {
    says: 'Tutors have a link to theirs',
    holds: () => {
      const shell = shellData({ roles: ['TUTOR'] });
      expect(mainNavigation(shell).slice(3)).toEqual([{ name: 'Tutor Portal', to: 'https://tutors.example' }]);
      expect(mainLinks(shell, 0).at(-1)?.external).toBe(true);
    },
  },
  {
    says: 'The bell has a red dot when there are new notifications, and none when there are not',
    holds: () => {
      const bell = (hasNewNotifications: boolean) => partOf(header(shellData({ hasNewNotifications })), 'a', '"Notif');
      expect(bell(true)).toMatch(/class="[^"]*dot/);
      expect(bell(false)).toContain('aria-label="Notifications"');
      expect(bell(false)).not.toMatch(/class="[^"]*dot/);
    },
  },
  {
    says: 'The avatar opens My Profile, Following, Billing History, Discounts with their count in brackets, Log Out',
    holds: () => {
      const all = names(header(shellData({ discountCount: 3 })));
      const menu = all.slice(all.indexOf('Account menu') + 1, all.indexOf('Menu'));
      const themes = ['Light', 'Dark', 'System'];
      expect(menu.filter((name) => !themes.includes(name))).toEqual([
        'My Profile',
        'Following',
        'Billing History',
        'Discounts (3)',
        'Log Out',
      ]);
      expect(accountLinks(shellData()).map(({ to }) => to)).toEqual([
        '/profile',
        '/following',
        '/billing-history',
        '/discounts',
      ]);
    },
  },
  {
    says: 'Signed out there is a Log In link and a Register button',
    holds: () => {
      const found = controlsIn(htmlOf(<PublicHeader />));
      expect(found).toContainEqual({ name: 'Log In', to: '/login' });
      expect(found).toContainEqual({ name: 'Register', to: '/register' });
    },
  },
  {
    says: 'The links of the signed-in header are for signed-in people only',
    holds: () => {
      const found = names(htmlOf(<PublicHeader />));
      for (const name of ['Subscribe', 'Error Logbook', 'Account menu', 'Notifications'])
        expect(found).not.toContain(name);
    },
  },
];
