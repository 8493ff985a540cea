import { expect, vi } from 'vitest';
import { framePath } from '../../app/components/chat/bots';
import { botKinds } from '../../app/machines/chat-panel-types';
import { flagNames } from '../../server/modules/flags/flag-names';
import { routeRows } from '../route-rows';
import { loaded } from './pages';
import { memberRequest } from './requests';
import type { Row } from './row';
import { shellData } from './shell-data';
import { sourceOf } from './sources';

const audienceOf = (pattern: string) => routeRows[pattern]?.audience;
const routes = 'tests/integration/security/route-matrix.test.ts';
const flagStory = 'tests/e2e/flags.story.ts';
const links = 'app/components/shell/nav-links.test.ts';

/** Roles and permissions. */
export const section6: Row[] = [
  {
    says: 'Visitors have landing, information pages, courses, contact, faqs, pricing, invitations, onboarding, placement test and shared reports',
    holds: () => {
      const open = [
        '/',
        '/careers',
        '/about',
        '/terms-conditions',
        '/privacy-policy',
        '/courses',
        '/courses/:courseId/contents',
        '/contact',
        '/faqs',
        '/pricing',
        '/invitations',
        '/onboarding/:step',
        '/enrollment-test/:subject',
        '/share/task/:taskId/studentTask/:studentTaskId/:shareKey',
      ];
      expect(open.filter((pattern) => audienceOf(pattern) !== 'public')).toEqual([]);
    },
  },
  {
    says: 'None of them asks to log in',
    seenIn: { file: routes, test: '$pattern never asks a visitor to log in first' },
  },
  {
    says: 'Every step of onboarding is open to visitors',
    seenIn: { file: 'app/routes/onboarding-steps.test.ts', test: '%s is a page for visitors' },
  },
  {
    says: 'All other pages are for people who are logged in',
    seenIn: { file: routes, test: '$pattern sends visitors to the login page and back' },
  },
  {
    says: 'They are open once the terms are accepted',
    seenIn: {
      file: 'tests/e2e/terms-gate.story.ts',
      test: 'nothing but “I agree” opens the page for someone who has not agreed yet',
    },
  },
  {
    says: 'A session that is over makes a visitor of its owner on a public page, on that page',
    seenIn: {
      file: 'app/loaders/frame.test.ts',
      test: 'a session that is over makes a visitor, and is dropped',
    },
  },
  {
    says: 'Somebody who is logged in keeps header, bell, avatar, mascot and invitations on public pages',
    seenIn: {
      file: 'app/components/shell/public-frame.test.tsx',
      test: 'somebody who is logged in keeps header, bell, avatar, invitations and mascot',
    },
  },
  {
    says: 'Teachers see the Teacher Portal, tutors the Tutor Portal',
    seenIn: { file: links, test: 'teachers and tutors see their own' },
  },
  { says: 'Students see no portal', seenIn: { file: links, test: 'students see no portal' } },
  {
    says: 'Teachers create classrooms, invite students, assign tasks and view reports; nobody else does',
    holds: () => {
      const rows = ['class', 'task']
        .map((name) => sourceOf(`tests/integration/security/matrix/${name}-rows.ts`))
        .join();
      const outcomes = (name: string) => /outcomes: (\w+)/.exec(rows.slice(rows.indexOf(`'${name}': {`)))?.[1];
      const ofTeachers = [
        'Mutation.createClass',
        'Mutation.inviteStudents',
        'Mutation.createTaskDraft',
        'Mutation.publishTask',
        'Query.taskReport',
        'Query.studentReport',
        'Query.insights',
      ];
      expect(ofTeachers.filter((name) => !rows.includes(`'${name}': {`))).toEqual([]);
      expect(ofTeachers.filter((name) => outcomes(name) !== 'teachers')).toEqual([]);
    },
  },
  {
    says: 'Each of these is tried by everybody: visitors, students, teachers and tutors, of this class and of others',
    seenIn: { file: 'tests/integration/security/operation-matrix.test.ts', test: '%s' },
  },
  {
    says: 'The Log Out of teachers and tutors is another link than that of students',
    seenIn: { file: 'app/loaders/frame.test.ts', test: '%s log out by %s' },
  },
  {
    says: 'Teachers and tutors log out through a target of their own where there is one',
    seenIn: {
      file: 'app/routes/logout.test.ts',
      test: 'leads teachers and tutors to the site of their own, where there is one',
    },
  },
  {
    says: 'Where there is none, everybody logs out the same way',
    seenIn: { file: 'app/routes/logout.test.ts', test: 'leads everybody to the login page where there is none' },
  },
  {
    says: 'Every chat frame is told the role of a student',
    holds: () => {
      const without = botKinds.filter((bot) => !/[?&]ROLE=student(&|$)/.test(framePath(bot)));
      expect(without).toEqual([]);
    },
  },
  {
    says: 'Students change their year level once a month',
    seenIn: {
      file: 'tests/integration/identity/change-profile.test.ts',
      test: 'changes the year level once a month, and says from when it is free again',
    },
  },
  {
    says: 'Flags gate whiteboard, credit battery, trial, PDF download, reminder bubble and VCE badge',
    holds: () =>
      expect(flagNames).toEqual(
        expect.arrayContaining([
          'whiteboard',
          'ai-credit-battery',
          'trial-14-day',
          'student-pdf-download',
          'error-logbook-notification',
          'vce-mock-badge',
        ]),
      ),
  },
  {
    says: 'Whoever switches a flag reads when the change is seen',
    seenIn: {
      file: 'app/components/admin/flags-view.test.tsx',
      test: 'says when a change of a flag is seen, by people who are logged in and by visitors',
    },
  },
  {
    says: 'No flag is offered that nothing looks at',
    seenIn: { file: 'server/modules/flags/flags-are-used.test.ts', test: 'offers no flag that nothing looks at' },
  },
  {
    says: 'Whiteboard, reminder bubble, trial banner and credit battery each have a story that switches them off and on',
    holds: () => {
      const story = sourceOf(flagStory);
      const flags = ['whiteboard', 'error-logbook-notification', 'trial-14-day', 'ai-credit-battery'];
      expect(flags.filter((flag) => !story.includes(`flag: '${flag}'`))).toEqual([]);
    },
  },
  {
    says: 'Off, each of them is away from its page; on, it is back',
    seenIn: { file: flagStory, test: '…: off takes it away, on brings it back' },
  },
  {
    says: 'The VCE badge is there while its flag is on, for visitors too',
    seenIn: {
      file: 'tests/e2e/visitor-flags.story.ts',
      test: 'the front page of a demo: samples that say so, and what an administrator switches for visitors',
    },
  },
  {
    says: 'No drawing is saved while the flag of the whiteboard is off',
    seenIn: {
      file: 'tests/integration/practice/kept-boards.test.ts',
      test: 'is not taken while the whiteboard is switched off, and what was kept stays',
    },
  },
  {
    says: 'The trial is gone while its flag is off',
    seenIn: { file: 'tests/integration/billing/billing.test.ts', test: 'has no trial where its flag is off' },
  },
  {
    says: 'Students download PDFs while that flag is on',
    seenIn: {
      file: 'tests/e2e/flags.story.ts',
      test: 'student-pdf-download: off leaves reading alone, on brings the download back',
    },
  },
  {
    says: 'The flags are fetched from a content delivery network, which hears nothing of anybody',
    seenIn: {
      file: 'server/platform/flag-source/remote-flag-source.test.ts',
      test: 'asks for the payload and says nothing of anybody',
    },
  },
  {
    says: 'What it gives goes before the product’s own flags; while it is away those stand',
    seenIn: {
      file: 'tests/integration/flags/flags.test.ts',
      test: 'a payload from elsewhere goes over the local one, and an administrator over both',
    },
  },
  {
    says: 'Email and kind of device are given to the flags as attributes',
    seenIn: {
      file: 'server/modules/flags/flags-of.test.ts',
      test: 'a rule of a payload may look at the device and the address',
    },
  },
  {
    says: 'An email that is not confirmed may be another’s, and is not given',
    seenIn: {
      file: 'server/modules/flags/flags-of.test.ts',
      test: 'an address that nobody confirmed is not looked at: it may be another’s',
    },
  },
  {
    says: 'The kind of device is mobile or desktop',
    seenIn: { file: 'app/http/device-type.test.ts', test: '%j is %s' },
  },
  {
    says: 'It is told with every call',
    holds: async () => {
      const sent: (string | null)[] = [];
      vi.stubGlobal('fetch', async (_address: unknown, init: RequestInit) => {
        sent.push(new Headers(init.headers).get('x-device-type'));
        return Response.json({ data: { viewer: shellData().viewer } });
      });
      for (const mobile of ['?1', '?0']) await loaded('/', memberRequest('/', [], { 'sec-ch-ua-mobile': mobile }));
      expect(sent).toEqual(['mobile', 'desktop']);
    },
  },
];
