import { expect } from 'vitest';
import type { Row } from './row';
import { argumentsOf, fieldsOf } from './schema';
import { sourceOf } from './sources';

const query = (name: string) => fieldsOf('Query')[name];
const notifications = 'tests/integration/notifications/notifications.test.ts';

/** The calls it makes. */
export const section7: Row[] = [
  {
    says: 'All data calls go to one GraphQL endpoint over HTTP',
    holds: () => expect(sourceOf('app/graphql/executor.server.ts')).toMatch(/BFF_URL\}\/graphql`/),
  },
  {
    says: 'Subscriptions go over a websocket',
    seenIn: { file: 'tests/integration/events/user-events.test.ts', test: 'brings what happens, as it happens' },
  },
  {
    says: 'currentUser takes nothing and returns username and email',
    holds: () => {
      expect([query('currentUser'), argumentsOf('Query', 'currentUser')]).toEqual(['CurrentUser', {}]);
      expect(fieldsOf('CurrentUser')).toEqual({ username: 'String!', email: 'String!' });
    },
  },
  {
    says: 'signupTc takes nothing and returns the time of the acceptance',
    holds: () => expect([query('signupTc'), argumentsOf('Query', 'signupTc')]).toEqual(['SignupTc', {}]),
  },
  {
    says: 'profile comes with invitingCode and userProfile, for header and AI box',
    holds: () =>
      expect([query('profile'), query('invitingCode'), query('userProfile')]).toEqual([
        'Profile',
        'InvitingCode',
        'UserProfile',
      ]),
  },
  {
    says: 'newNotifications takes recentDays, and comes with discounts',
    holds: () => {
      expect(argumentsOf('Query', 'newNotifications')).toEqual({ recentDays: 'Int!' });
      expect([query('newNotifications'), query('discounts')]).toEqual(['[Notification!]!', '[Discount!]!']);
    },
  },
  {
    says: 'It shows the notifications of two days',
    seenIn: { file: notifications, test: 'shows the notices of two days, newest first, without those of the forum' },
  },
  {
    says: 'myAiCredit takes nothing and returns the credits of the cycle',
    holds: () => expect([query('myAiCredit'), argumentsOf('Query', 'myAiCredit')]).toEqual(['AiCredit!', {}]),
  },
  {
    says: 'It is asked anew when the chat frame says so',
    seenIn: {
      file: 'tests/e2e/chat-panel.story.ts',
      test: 'shows how much AI credit is left where its flag is on, and asks anew when the frame says so',
    },
  },
  {
    says: 'unresolvedCountByCourse takes nothing and returns a count for each course',
    holds: () =>
      expect([query('unresolvedCountByCourse'), argumentsOf('Query', 'unresolvedCountByCourse')]).toEqual([
        '[UnresolvedCount!]!',
        {},
      ]),
  },
  {
    says: 'courses takes nothing and returns every course with rank and subscription',
    holds: () => {
      expect([query('courses'), argumentsOf('Query', 'courses')]).toEqual(['[Course!]!', {}]);
      expect(fieldsOf('Course').subscription).toBe('Subscription');
    },
  },
  {
    says: 'studentTaskReportShareInfo takes a shortened URL and returns what leads to the report',
    holds: () => {
      expect(query('studentTaskReportShareInfo')).toBe('StudentTaskReportShareInfo');
      expect(argumentsOf('Query', 'studentTaskReportShareInfo')).toEqual({ shortenedUrl: 'String!' });
    },
  },
  {
    says: 'A shortened URL leads a visitor to the report',
    seenIn: {
      file: 'tests/integration/reports/share-info.test.ts',
      test: 'leads a visitor from the short code or the whole short link to the report',
    },
  },
  {
    says: 'clearNotifications takes recentDays, sent as 2',
    holds: () => {
      expect(argumentsOf('Mutation', 'clearNotifications')).toEqual({ recentDays: 'Int!' });
      expect(sourceOf('app/routes/api+/clear-notifications.ts')).toContain('recentDays: notificationDays');
    },
  },
  {
    says: 'It clears what is shown',
    seenIn: {
      file: notifications,
      test: 'clears what is shown, for this person alone, and leaves it in the full list',
    },
  },
  {
    says: 'setSignupTc takes nothing',
    holds: () => expect(argumentsOf('Mutation', 'setSignupTc')).toEqual({}),
  },
  {
    says: 'The first acceptance stays the one that counts',
    seenIn: { file: 'tests/integration/identity/sessions.test.ts', test: 'keeps the first acceptance of the terms' },
  },
  {
    says: 'After signing up the acceptance is recorded where the local flag is set',
    holds: () => expect(argumentsOf('Mutation', 'recordSignupTcAfterSignup')).toEqual({}),
  },
  {
    says: 'Login, logout and the logout of teachers are places of their own',
    seenIn: { file: 'app/routes/logout.test.ts', test: 'leads to no address that comes with the request' },
  },
  {
    says: 'The landing page sends a tracking event for the click id of a short-video platform',
    seenIn: {
      file: 'tests/integration/visitors/landing-click.test.ts',
      test: 'sends the click id on, once, with nothing of a person, and notes that',
    },
  },
];
