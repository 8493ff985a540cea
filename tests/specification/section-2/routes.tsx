import { expect } from 'vitest';
import { invitingLink } from '../../../app/components/invitations/inviting-link.server';
import { AppFrame } from '../../../app/components/shell/app-frame';
import { paths } from '../../../app/lib/paths';
import { resolveHandle } from '../../../app/lib/route-handle';
import { exampleAddress, exampleParameters, type RouteRow, routeRows } from '../../route-rows';
import { htmlOf, htmlOfPage } from '../page-html';
import { isComingPage, loaded, pageAt, pages, redirectTarget } from '../pages';
import { dataServer, memberRequest, noDataServer, visitorRequest } from '../requests';
import type { Row } from '../row';
import { shellData } from '../shell-data';
import { styleOf } from '../sources';

/** The pages of the specification's section 2, each under its pattern. */
const routes = Object.entries(routeRows).filter(
  ([, { audience, ours }]) => (audience === 'public' || audience === 'member') && ours !== true,
);

/** A pattern as the specification writes paths: `/rank/{courseId}`. */
const asSpecified = (pattern: string) => pattern.replaceAll(/:(\w+\??)/g, '{$1}');

function ofRoute([pattern, { audience, frame = {}, waits }]: [string, RouteRow]): Row[] {
  const path = asSpecified(pattern);
  const names = Object.keys(frame);
  const page: Row = {
    says: `${path} is a page for ${audience === 'public' ? 'everybody' : 'signed-in people'}${names.length > 0 ? `, with ${names.join(' and ')}` : ''}`,
    holds: async () => {
      const address = exampleAddress(pattern);
      expect(resolveHandle([pageAt(path).handle])).toEqual({
        ...resolveHandle([]),
        // Ours: where no banner comes in between.
        quiet: expect.any(Boolean),
        publicPage: path === '/courses',
        ...frame,
      });
      noDataServer();
      const target = redirectTarget(await loaded(path, visitorRequest(address), exampleParameters(pattern)));
      expect(target).toBe(audience === 'public' ? null : `/login?next=${encodeURIComponent(address)}`);
    },
  };
  if (waits === undefined) return [page];
  const { for: waitsFor, ...content } = waits;
  return [
    page,
    {
      says: `${path} shows what it is for`,
      waitsFor,
      because: 'the page says what comes and what works today',
      until: { page: { path, ...content } },
    },
  ];
}

const pathsWith = (name: 'blueHeader' | 'blueBackground' | 'alternative') =>
  [...pages].flatMap(([path, { handle }]) => (resolveHandle([handle])[name] ? [path] : [])).sort();

const framed = (handle: object) => htmlOf(<AppFrame shell={shellData()}>The page</AppFrame>, { handle });
const nobody = '00000000-0000-4000-8000-000000000000';

export const routeRowsOfSection: Row[] = [
  {
    says: 'Paths that nobody knows lead to /home',
    holds: async () => expect(redirectTarget(await loaded('/*', visitorRequest('/no/such/page')))).toBe('/home'),
  },
  {
    says: 'The specification shows no pages beyond these: ours are for signing in, battles and who may play them, short links, checks, who it is for, offices, joining a class, questions to try, maps, the shop, practice sets for friends, confirming an address, receipts and payments, what samples of a demo lead to, and the logbook’s error review',
    holds: () => {
      const further = Object.keys(routeRows).filter((pattern) => routeRows[pattern]?.ours === true);
      const known =
        /^\/(login|logout|register|forgot-password|reset-password|confirm-email|shop|following\/give|billing-history|pay|plan|test-payments|battle|battle-permission|sample|game\/challenge|s|how-we-check|for-teachers|for-families|for-tutors|admin|teacher|classes\/join|try|courses\/:courseId\/map|error-logbook\/:courseId\/error-review-session)(\/|$)/;
      expect(further.filter((pattern) => !known.test(pattern))).toEqual([]);
      const told = [...further, ...routes.map(([pattern]) => pattern), '/*'].map(asSpecified);
      expect(told.sort()).toEqual([...pages.keys()].sort());
    },
  },
  {
    says: 'Each page scrolls to its top when the path changes',
    seenIn: { file: 'tests/e2e/public-site.story.ts', test: 'each page begins at its top when the path changes' },
  },
  {
    says: 'A route can hide the header',
    holds: () => {
      expect(framed({})).toContain('<header');
      expect(framed({ hideHeader: true })).not.toContain('<header');
    },
  },
  {
    says: 'A route can make the header blue',
    holds: () => {
      expect(framed({})).not.toContain('data-blue');
      expect(framed({ blueHeader: true })).toMatch(/<header[^>]*data-blue="true"/);
      const sheet = 'app/components/shell/app-header.module.css';
      expect(styleOf(sheet, '.header[data-blue]')).toEqual({ '--header': 'var(--space-2)' });
      expect(styleOf(sheet, '.header').background).toBe('var(--header)');
    },
  },
  {
    says: 'A route can hide the AI box',
    holds: () => {
      expect(framed({})).toContain('aria-label="Helpers"');
      expect(framed({ hideAiBox: true })).not.toContain('aria-label="Helpers"');
    },
  },
  {
    says: 'A route can switch the page to an alternative styling',
    holds: () => {
      expect(framed({})).not.toContain('data-alternative');
      expect(framed({ alternative: true })).toMatch(/<main[^>]*data-alternative="true"/);
      expect(styleOf('app/components/shell/app-frame.module.css', '.main[data-alternative]')).toHaveProperty(
        'background',
      );
    },
  },
  {
    says: 'The lists of an account have that styling',
    holds: () =>
      expect(pathsWith('alternative')).toEqual(['/billing-history', '/discounts', '/following', '/notifications']),
  },
  ...routes.flatMap(ofRoute),
  {
    says: 'Signed-in people are sent from / to /home',
    holds: async () => {
      dataServer({ data: { viewer: shellData().viewer } });
      expect(redirectTarget(await loaded('/', memberRequest('/')))).toBe('/home');
    },
  },
  {
    says: '/invitations takes the code from its query invitingCode',
    holds: async () => {
      dataServer({ data: { invitingCodeStanding: 'OPEN' } });
      const page = await loaded('/invitations', visitorRequest('/invitations?invitingCode=AVA-7'));
      expect(page).toEqual({ shell: null, code: 'AVA-7', state: 'OPEN', standing: null });
    },
  },
  {
    says: 'The link of an invitation is the address of /invitations with that query',
    holds: () =>
      expect(invitingLink(memberRequest('/api/inviting-link'), 'AVA-7')).toBe(
        'http://localhost/invitations?invitingCode=AVA-7',
      ),
  },
  {
    says: 'The pages of /onboarding have no header and no AI box around them',
    holds: () => {
      const html = htmlOfPage(pageAt('/onboarding/{step}'), { path: '/onboarding/welcome', data: { step: 'welcome' } });
      expect(html).not.toMatch(/<header|Helpers/);
    },
  },
  {
    says: 'The pages of /enrollment-test have no header and no AI box around them',
    holds: () => {
      const html = htmlOfPage(pageAt('/enrollment-test/{subject}'), { data: { signedIn: false, step: null } });
      expect(html).not.toMatch(/<header|Helpers/);
    },
  },
  {
    says: 'Results take a UUID alone: with anything else their paths lead to /home',
    holds: async () => {
      for (const path of ['/practice/{practiceId}/result', '/task/{practiceId}/result']) {
        expect(redirectTarget(await loaded(path, memberRequest('/x'), { practiceId: '12' }))).toBe('/home');
      }
    },
  },
  {
    says: 'A question of a practice takes a UUID and a number: with anything else its path leads to /home',
    holds: async () => {
      for (const params of [
        { practiceId: '12', questionIndex: '1' },
        { practiceId: nobody, questionIndex: 'one' },
      ]) {
        const answer = await loaded('/practice/{practiceId}/{questionIndex}', memberRequest('/x'), params);
        expect(redirectTarget(answer)).toBe('/home');
      }
    },
  },
  {
    says: '/create-practice is also opened with mode error-logbook: its set is made of errors',
    holds: async () => {
      const address = paths.createPractice('year-6', { mode: 'error-logbook' });
      expect(address).toBe('/create-practice/year-6?mode=error-logbook');
      const { viewer } = shellData();
      const errorLogbook = {
        totals: { unresolved: 3 },
        groupsByTopic: [],
        due: { clear: 3, confirm: 1 },
        followUps: [{ kind: 'CHALLENGE', due: true, count: 2 }],
      };
      dataServer({ data: { viewer, unresolvedCountByCourse: [], course: { id: 'year-6' }, errorLogbook } });
      const answer = await loaded('/create-practice/{courseId}', memberRequest(address), { courseId: 'year-6' });
      expect(answer).toMatchObject({ kind: 'errors', set: { unresolved: 3, toConfirm: 1, challenges: 2 } });
    },
  },
  {
    says: 'The index of an error review session may be left out',
    holds: () => {
      const session = '/classroom/{classId}/tasks/{studentTaskId}/error-review-session';
      expect([...pages.keys()]).toContain(`${session}/{currentQuestionIndex?}`);
    },
  },
  {
    says: 'The header is blue on these pages and no others: courses, home, subscription, game, classes, tasks, learning activity',
    holds: () =>
      expect(pathsWith('blueHeader')).toEqual(
        [
          '/courses',
          '/home',
          '/subscription',
          '/game',
          '/classes',
          '/tasks',
          '/learning-activity-statistics/{courseId}',
        ].sort(),
      ),
  },
  {
    says: 'The background is blue on home, courses, subscription, game, classes, tasks and practice results, nowhere else',
    holds: () =>
      expect(pathsWith('blueBackground')).toEqual(
        [
          '/home',
          '/courses',
          '/subscription',
          '/game',
          '/classes',
          '/tasks',
          '/practice/{practiceId}/result',
          '/task/{practiceId}/result',
        ].sort(),
      ),
  },
  {
    says: 'No page says that it comes later without a row here that waits',
    holds: () => {
      const built = routes.filter(([, { waits }]) => waits === undefined).map(([pattern]) => asSpecified(pattern));
      expect(built.filter(isComingPage)).toEqual([]);
    },
  },
];
