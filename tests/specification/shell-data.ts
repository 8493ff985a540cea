import type { ShellData } from '../../app/graphql/shell/shell';

/** A student's frame as the page server would send it, with what is different. */
export function shellData(viewer: Partial<ShellData['viewer']> = {}, rest: Partial<ShellData> = {}): ShellData {
  return {
    viewer: {
      id: 'viewer-1',
      nickname: 'Ava Kim',
      avatar: null,
      adjustments: [],
      roles: ['STUDENT'],
      coins: 5,
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
      ...viewer,
    },
    unresolvedCounts: [],
    links: { teacherPortal: '/teacher', tutorPortal: 'https://tutors.example', logout: '/logout', chatFrame: null },
    trialDaysLeft: null,
    reminderDismissals: {},
    notice: null,
    ...rest,
  };
}
