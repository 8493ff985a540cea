import { expect } from 'vitest';
import { framePath } from '../../app/components/chat/bots';
import { flagNames } from '../../server/modules/flags/flag-names';
import { routeRows } from '../route-rows';
import type { Row } from './row';

const audienceOf = (pattern: string) => routeRows[pattern]?.audience;
const routes = 'tests/integration/security/route-matrix.test.ts';
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
    says: 'Teachers see the Teacher Portal, tutors the Tutor Portal, students neither',
    seenIn: { file: links, test: 'teachers and tutors see their own' },
  },
  { says: 'Students see no portal', seenIn: { file: links, test: 'students see no portal' } },
  {
    says: 'Teachers create classrooms, invite students, assign tasks and view reports; nobody else does',
    seenIn: { file: 'tests/integration/security/operation-matrix.test.ts', test: '%s' },
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
    says: 'The chat frames are told the role of a student',
    holds: () => expect(framePath('quiz-me')).toContain('ROLE=student'),
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
    says: 'The whiteboard is gone while its flag is off',
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
    says: 'Email and kind of device are given to the flags as attributes',
    seenIn: {
      file: 'server/modules/flags/flags-of.test.ts',
      test: 'a rule of a payload may look at the device and the address',
    },
  },
];
