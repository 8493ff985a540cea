import type { LoaderFunctionArgs } from '@remix-run/node';
import { expect } from 'vitest';
import { paths } from '../../app/lib/paths';
import { signupFlagCookie, termsFromFlag } from '../../app/loaders/signup-flag.server';
import { action as clear } from '../../app/routes/api+/clear-notifications';
import { loader as newNotifications } from '../../app/routes/api+/new-notifications';
import { action as agree } from '../../app/routes/api+/terms';
import { loader as unresolvedCounts } from '../../app/routes/api+/unresolved-counts';
import { pages } from './pages';
import { dataServer, fromOwnPage, memberForm, memberRequest } from './requests';
import type { Row } from './row';
import { argumentsOf, fieldsOf } from './schema';
import { shellData } from './shell-data';
import { sourceOf } from './sources';

const query = (name: string) => fieldsOf('Query')[name];

/** How a hook of the page asks one of our own addresses: the call as it is written. */
function ownRequest(hook: string, address: string): string {
  const source = sourceOf(`app/components/${hook}.ts`);
  const start = source.indexOf(`paths.api.${address}`);
  return start < 0 ? '' : source.slice(start, source.indexOf(');', start));
}

async function cacheControlOf(loader: (args: LoaderFunctionArgs) => Promise<Response>, path: string) {
  const answer = await loader({ request: memberRequest(path, [], fromOwnPage), params: {}, context: {} });
  return answer.headers.get('cache-control');
}

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
    says: 'newNotifications takes recentDays, and comes with discounts, in one call',
    holds: async () => {
      expect(argumentsOf('Query', 'newNotifications')).toEqual({ recentDays: 'Int!' });
      expect([query('newNotifications'), query('discounts')]).toEqual(['[Notification!]!', '[Discount!]!']);
      const asked = dataServer({ data: { newNotifications: [], discounts: [{ id: 'd' }] } });
      const request = memberRequest('/api/new-notifications', [], fromOwnPage);
      const answer = await newNotifications({ request, params: {}, context: {} });
      expect(await answer.json()).toEqual({ notifications: [], discounts: [{ id: 'd' }] });
      expect(asked.map(({ query: sent }) => /newNotifications.*discounts/s.test(sent))).toEqual([true]);
    },
  },
  {
    says: 'It shows the notifications of two days',
    seenIn: { file: notifications, test: 'shows the notices of two days, newest first, without those of the forum' },
  },
  {
    says: 'It is always asked from the network: the page passes its caches by, and the answer may be kept nowhere',
    holds: async () => {
      expect(ownRequest('notifications/use-new-notifications', 'newNotifications')).toContain("cache: 'no-store'");
      dataServer({ data: { newNotifications: [], discounts: [] } });
      expect(await cacheControlOf(newNotifications, '/api/new-notifications')).toContain('no-store');
    },
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
    says: 'The counts are always asked from the network',
    holds: async () => {
      expect(ownRequest('shell/use-shell-counts', 'unresolvedCounts')).toContain("cache: 'no-store'");
      dataServer({ data: { unresolvedCountByCourse: [], viewer: null } });
      expect(await cacheControlOf(unresolvedCounts, '/api/unresolved-counts')).toContain('no-store');
    },
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
    holds: async () => {
      expect(argumentsOf('Mutation', 'clearNotifications')).toEqual({ recentDays: 'Int!' });
      const asked = dataServer({ data: { clearNotifications: 1 } });
      await clear({ request: memberForm('/api/clear-notifications', {}), params: {}, context: {} });
      expect(asked).toMatchObject([{ variables: { recentDays: 2 } }]);
      expect(asked[0]?.query).toContain('clearNotifications');
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
    says: 'After Clear the notifications are asked for again: the popup says that there are none',
    seenIn: { file: 'tests/e2e/shell-frame.story.ts', test: 'notifications: the popup, Clear, and both toasts' },
  },
  {
    says: 'setSignupTc takes nothing; I agree in the dialog of the terms sends it',
    holds: async () => {
      expect(argumentsOf('Mutation', 'setSignupTc')).toEqual({});
      const asked = dataServer({ data: { setSignupTc: { acceptTcTime: 1 } } });
      await agree({ request: memberForm('/api/terms', {}), params: {}, context: {} });
      expect(asked.map(({ query: sent }) => sent)).toEqual([expect.stringContaining('setSignupTc')]);
    },
  },
  {
    says: 'The first acceptance stays the one that counts',
    seenIn: { file: 'tests/integration/identity/sessions.test.ts', test: 'keeps the first acceptance of the terms' },
  },
  {
    says: 'After signing up the acceptance is recorded where the local flag is set, and only there',
    holds: async () => {
      expect(argumentsOf('Mutation', 'recordSignupTcAfterSignup')).toEqual({});
      const { viewer } = shellData({ acceptTcTime: null });
      const [flag = ''] = (await signupFlagCookie(viewer.id)).split(';');
      const [ofAnother = ''] = (await signupFlagCookie('viewer-2')).split(';');
      for (const [cookies, areRecorded] of [
        [[flag], true],
        [[], false],
        [[ofAnother], false],
      ] as const) {
        const asked = dataServer({ data: { viewer } }, { data: { recordSignupTcAfterSignup: { acceptTcTime: 1 } } });
        const terms = await termsFromFlag(memberRequest('/home', [...cookies]));
        expect(terms).toMatchObject({ ok: true, data: { areRecorded } });
        expect(asked.some(({ query: sent }) => sent.includes('recordSignupTcAfterSignup'))).toBe(areRecorded);
      }
    },
  },
  {
    says: 'Login, logout and the logout of teachers are addresses of their own',
    holds: () => {
      expect([...pages.keys()]).toEqual(expect.arrayContaining(['/login', '/logout']));
      expect([paths.login(), paths.logout(), paths.teacherLogout]).toEqual(['/login', '/logout', '/logout?to=teacher']);
    },
  },
  {
    says: 'The logout of teachers leads to the site of their own',
    seenIn: {
      file: 'app/routes/logout.test.ts',
      test: 'leads teachers and tutors to the site of their own, where there is one',
    },
  },
  {
    says: 'Logging out leads to no address that somebody put into the link',
    seenIn: { file: 'app/routes/logout.test.ts', test: 'leads to no address that comes with the request' },
  },
  {
    says: 'The chat frame is loaded from the chat-bot or the quiz-me path, with ROLE=student',
    seenIn: {
      file: 'app/components/chat/bots.test.ts',
      test: 'puts Quiz Me and the others into their frames, with the student role',
    },
  },
  {
    says: 'It receives a state and commands',
    seenIn: { file: 'app/components/chat/contract.test.ts', test: '$type of the app is understood' },
  },
  {
    says: 'The landing page sends a tracking event for the click id of a short-video platform',
    seenIn: {
      file: 'tests/integration/visitors/landing-click.test.ts',
      test: 'sends the click id on, once, with nothing of a person, and notes that',
    },
  },
  {
    says: 'The page itself reports the click id of its address, and each click counts once',
    seenIn: {
      file: 'tests/e2e/public-site.story.ts',
      test: 'a visit by an advertisement is counted once, without its click id',
    },
  },
];
