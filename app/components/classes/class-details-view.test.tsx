import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { htmlOf } from '../../../tests/specification/page-html';
import { shellData } from '../../../tests/specification/shell-data';
import { ClassDetailsView } from './class-details-view';

const page: ComponentProps<typeof ClassDetailsView> = {
  tasks: [],
  talksOpen: false,
  school: {
    id: 'c',
    name: '6B',
    colour: 'SAND',
    archived: false,
    teachers: ['Ms Nair'],
    studentCount: 1,
    missedTests: [],
    classmates: [],
    course: null,
  },
  announcements: [],
  files: [],
  pot: null,
  creationKey: 'k',
  reply: undefined,
};
const alertsAfter = (intent: string) => {
  const reply = { intent, values: {}, errors: {}, message: 'Too often.' };
  const html = htmlOf(<ClassDetailsView {...page} reply={reply} />, { data: { shell: shellData() } });
  return [...html.matchAll(/role="alert"[^>]*>([^<]*)</g)].map(([, text]) => text);
};

it('says which tests were set before the student joined', () => {
  const html = (missedTests: string[]) =>
    htmlOf(<ClassDetailsView {...page} school={{ ...page.school, missedTests }} />, { data: { shell: shellData() } });
  expect(html(['Fractions'])).toMatch(
    /Your teacher set .*Fractions.* before you joined this class\. If you need to sit.*this test.*, ask your teacher\./,
  );
  expect(html([])).not.toContain('before you joined');
});

it('says why the class was not left', () => {
  expect(alertsAfter('leave')).toEqual(['Too often.']);
  expect(alertsAfter('put-in')).toEqual([]);
});
