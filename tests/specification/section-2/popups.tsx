import { Popover } from '@chakra-ui/react';
import { expect } from 'vitest';
import { InvitationPopup } from '../../../app/components/invitations/invitation-popup';
import type { NewNotification } from '../../../app/components/notifications/notification-data';
import { NotificationsPopup } from '../../../app/components/notifications/notifications-popup';
import { AppHeader } from '../../../app/components/shell/app-header';
import { PublicFrame } from '../../../app/components/shell/public-frame';
import { trialBannerCookie, trialBannerDays } from '../../../app/components/shell/trial-banner-closing';
import { LazyChakraProvider } from '../../../app/components/ui/chakra/lazy-chakra-provider';
import { loader as newNotifications } from '../../../app/routes/api+/new-notifications';
import { showsInvitationTrigger } from '../../../rules/invitation';
import { controlsIn, htmlOf, textOf } from '../page-html';
import { dataServer, fromOwnPage, memberRequest } from '../requests';
import type { Row } from '../row';
import { shellData } from '../shell-data';

const notification = (id: string, firstLevelType: NewNotification['firstLevelType']): NewNotification => ({
  id,
  status: 'IN_PROGRESS',
  firstLevelType,
  secondLevelType: 'REVIEW_DUE',
  message: '<b>Two errors</b> are ready.',
  createdAt: '2026-11-19T14:30:00Z',
});

function popup(list: NewNotification[]): string {
  return htmlOf(
    <LazyChakraProvider>
      <Popover.Root open>
        <NotificationsPopup list={list} timeZone="Australia/Sydney" refresh={async () => {}} onLeave={() => {}} />
      </Popover.Root>
    </LazyChakraProvider>,
  );
}

function invitation(): string {
  return htmlOf(<InvitationPopup ids={{ trigger: 'gift', content: 'popup' }} open onClose={() => {}} />);
}

const gift = 'Receive invitation vouchers';
const header = () => htmlOf(<AppHeader shell={shellData()} counts={[]} blue={false} />);

export const notificationRows: Row[] = [
  {
    says: 'The popup of notifications is titled Recent Notifications, with their count',
    holds: () => {
      const two = [notification('n1', 'SYSTEM'), notification('n2', 'CLASS')];
      expect(textOf(popup(two))).toContain('Recent Notifications 2');
      expect(textOf(popup([]))).toContain('Recent Notifications 0');
    },
  },
  {
    says: 'Each entry shows its message, the label of its type and its date as yyyy.MM.dd',
    holds: () =>
      expect(textOf(popup([notification('n1', 'SYSTEM')]))).toMatch(/Two errors are ready\. Review Due ?2026\.11\.20/),
  },
  {
    says: 'Notifications of the forum are not listed',
    holds: async () => {
      const all = ['SYSTEM', 'FORUM', 'CLASS', 'SOCIAL'] as const;
      dataServer({ data: { newNotifications: all.map((type) => notification(type, type)), discounts: [] } });
      const request = memberRequest('/api/new-notifications', [], fromOwnPage);
      const answer = await newNotifications({ request, params: {}, context: {} });
      const { notifications } = (await answer.json()) as { notifications: NewNotification[] };
      expect(notifications.map(({ id }) => id)).toEqual(['SYSTEM', 'CLASS', 'SOCIAL']);
    },
  },
  {
    says: 'Its buttons are Clear, and View All which goes to /notifications',
    holds: () =>
      expect(controlsIn(popup([])).slice(-2)).toEqual([
        { name: 'Clear', to: null },
        { name: 'View All', to: '/notifications' },
      ]),
  },
  {
    says: 'Without notifications it reads that there were none in two days, and what View All is for',
    holds: () =>
      expect(textOf(popup([]))).toContain(
        "Looks like you haven't received any new notifications in the past two days. Click 'View All' to see more.",
      ),
  },
];

export const invitationRows: Row[] = [
  {
    says: 'The popup of invitations is titled Receive Invitation Vouchers',
    holds: () => expect(invitation()).toMatch(/<h2[^>]*>Receive Invitation Vouchers<\/h2>/),
  },
  {
    says: 'It shows the invitation link',
    seenIn: { file: 'tests/e2e/shell-frame.story.ts', test: 'the invitation popup shows the link and copies it' },
  },
  {
    says: 'It has a welcome and a guide that tells what the voucher is for',
    holds: () => {
      expect(textOf(invitation())).toContain('Welcome!');
      expect(textOf(invitation())).toContain('you each get a $5 AUD voucher');
    },
  },
  {
    says: 'Its buttons are Cancel, and Copy and Close',
    holds: () => expect(controlsIn(invitation()).map(({ name }) => name)).toEqual(['Cancel', 'Copy and Close']),
  },
  {
    says: 'Its button is hidden where a practice is made or done, at bundles, in error reviews, on shared reports',
    holds: () => {
      const hidden = [
        '/create-practice/year-6',
        '/practice/0b0a7a4e-5f4c-4c1b-9a53-0f1d2c3b4a59/3',
        '/subscription/bundles',
        '/classroom/c/tasks/t/error-review-session/2',
        '/error-logbook/year-6/error-review-session/2',
        '/share/task/a/studentTask/b/c',
      ];
      expect(hidden.filter(showsInvitationTrigger)).toEqual([]);
    },
  },
  {
    says: 'Everywhere else it shows',
    holds: () => {
      const shown = ['/home', '/subscription', '/error-logbook', '/classroom/c/tasks/t', '/profile'];
      expect(shown.filter(showsInvitationTrigger)).toEqual(shown);
    },
  },
  {
    says: 'It shows to signed-in people only',
    holds: () => {
      expect(header()).toContain(gift);
      expect(htmlOf(<PublicFrame>The page</PublicFrame>)).not.toContain(gift);
    },
  },
];

const accepted = Date.parse('2026-11-10T00:00:00Z') / 1000;
const now = new Date('2026-11-12T01:00:00Z');
const student = { ...shellData().viewer, acceptTcTime: accepted, flags: [{ name: 'trial-14-day', on: true }] };

export const trialBannerRows: Row[] = [
  {
    says: 'The trial banner shows to those with the terms accepted, no subscription and a day left',
    holds: () => expect(trialBannerDays(student, null, now)).toBe(12),
  },
  {
    says: 'It does not show to subscribers',
    holds: () => expect(trialBannerDays({ ...student, planState: 'ACTIVE' }, null, now)).toBeNull(),
  },
  {
    says: 'It does not show before the terms are accepted',
    holds: () => expect(trialBannerDays({ ...student, acceptTcTime: null }, null, now)).toBeNull(),
  },
  {
    says: 'It shows on the last day of the trial and not after it',
    holds: () => {
      const at = (days: number) => new Date((accepted + days * 86_400) * 1000);
      expect(trialBannerDays(student, null, at(13.9))).toBe(1);
      expect(trialBannerDays(student, null, at(14))).toBeNull();
    },
  },
  {
    says: 'Closing it hides it for the rest of that day',
    holds: () => {
      const cookie = trialBannerCookie(student, now);
      expect(trialBannerDays(student, cookie, now)).toBeNull();
      expect(trialBannerDays(student, cookie, new Date('2026-11-12T13:00:00Z'))).toBe(12);
    },
  },
  {
    says: 'Closing it hides it for that user alone',
    holds: () => expect(trialBannerDays({ ...student, id: 'viewer-2' }, trialBannerCookie(student, now), now)).toBe(12),
  },
];
