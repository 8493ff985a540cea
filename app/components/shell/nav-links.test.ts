import { describe, expect, it } from 'vitest';
import type { ShellData } from '../../graphql/shell/shell';
import { accountLinks, initials, mainLinks } from './nav-links';

function shell(roles: ShellData['viewer']['roles']): ShellData {
  return {
    viewer: {
      id: '1',
      nickname: 'Ava K',
      avatar: null,
      adjustments: [],
      roles,
      coins: 0,
      acceptTcTime: 1,
      discountCount: 3,
      hasNewNotifications: false,
      hasUnprovedEmail: false,
      waitingTaskCount: null,
      planState: 'FREE',
      timeZone: 'Australia/Sydney',
      flags: [],
      chatWindowState: 'DRAWER',
      inspects: false,
    },
    unresolvedCounts: [],
    links: { teacherPortal: '/teacher', tutorPortal: 'https://tutors.example', logout: '/logout', chatFrame: null },
    trialDaysLeft: null,
    reminderDismissals: {},
    notice: null,
  };
}

describe('header links', () => {
  it('students see no portal', () => {
    expect(mainLinks(shell(['STUDENT']), 4).map(({ label }) => label)).toEqual(['Home', 'Subscribe', 'Error Logbook']);
  });

  it('students with tasks find them, with how many wait', () => {
    const found = shell(['STUDENT']);
    found.viewer.waitingTaskCount = 2;
    expect(mainLinks(found, 4)).toContainEqual({ label: 'Tasks', to: '/tasks', count: 2, counted: 'to do' });
    found.viewer.waitingTaskCount = 0;
    expect(mainLinks(found, 4)).toContainEqual({ label: 'Tasks', to: '/tasks', count: 0, counted: 'to do' });
  });

  it('teachers and tutors see their own', () => {
    expect(mainLinks(shell(['TEACHER']), 0).at(-1)).toMatchObject({ label: 'Teacher Portal', to: '/teacher' });
    expect(mainLinks(shell(['TUTOR']), 0).at(-1)).toMatchObject({
      label: 'Tutor Portal',
      to: 'https://tutors.example',
    });
  });

  it('administrators find their front page, nobody else does', () => {
    expect(accountLinks(shell(['ADMIN'])).map(({ to }) => to)).toContain('/admin');
    expect(accountLinks(shell(['TEACHER'])).map(({ to }) => to)).not.toContain('/admin');
  });

  it('the menu counts the discounts', () => {
    expect(accountLinks(shell(['STUDENT'])).map(({ label }) => label)).toContain('Discounts (3)');
  });
});

it.each([
  ['Ava Kim', 'AK'],
  ['ava', 'A'],
  ['Mary Jane Watson', 'MW'],
  ['éa', 'É'],
  ['🪐 Rover', '🪐R'],
  ['  ', ''],
])('%j shows as %j', (nickname, letters) => {
  expect(initials(nickname)).toBe(letters);
});
