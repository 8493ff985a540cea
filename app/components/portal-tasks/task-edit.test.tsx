import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { htmlOf } from '../../../tests/specification/page-html';
import { TaskEdit } from './task-edit';

const page: ComponentProps<typeof TaskEdit> = {
  task: { version: 3, type: 'TEST', release: 'UNRELEASED', changedBy: null },
  changed: 'Friday',
  opened: 'Fri 27 Nov, 9:00 am',
  values: { title: 'Fractions', opensAt: '2026-11-27T09:00', dueAt: '2026-12-04T18:00' },
  isUnbegun: false,
  work: 'One works on it.',
  reply: undefined,
};
const opensIn = (html: string) => html.match(/<input(?=[^>]*name="opensAt")[^>]*>/g)?.join('') ?? '';
const refused = (errors: Record<string, string>) => ({ intent: 'change', values: {}, errors, message: null });

it('once somebody has begun, the opening is there to read and goes along unchanged', () => {
  const html = htmlOf(<TaskEdit {...page} />);
  expect(html).toContain('Fri 27 Nov, 9:00 am');
  expect(opensIn(html)).toMatch(/type="hidden"[^>]*value="2026-11-27T09:00"/);
  const late = htmlOf(<TaskEdit {...page} reply={refused({ opensAt: 'Someone has already started.' })} />);
  expect(late).toMatch(/data-wrong[^>]*>Someone has already started\./);
  expect(opensIn(htmlOf(<TaskEdit {...page} isUnbegun />))).toContain('type="datetime-local"');
});

it('what is wrong with choices and letters can have the focus', () => {
  const errors = { answersWhen: 'Choose one of these.', A: 'A starts above B.' };
  const html = htmlOf(<TaskEdit {...page} isUnbegun reply={refused(errors)} />);
  const wrong = [...html.matchAll(/<p[^>]*tabindex="-1"[^>]*data-wrong[^>]*>([^<]*)</gi)].map(([, text]) => text);
  expect(wrong).toEqual(Object.values(errors));
});

it('says of a test who can see its answers already, before anybody gets more time', () => {
  const html = (release: 'UNRELEASED' | 'IN_PROGRESS' | 'DONE', type = 'TEST') =>
    htmlOf(<TaskEdit {...page} task={{ ...page.task, type, release }} />);
  expect(html('IN_PROGRESS')).toContain('Some students can already see the answers to this test');
  expect(html('DONE')).toContain('Your students can already see the answers to this test');
  expect(html('UNRELEASED')).not.toContain('can already see');
  expect(html('DONE', 'HOMEWORK')).not.toContain('can already see');
});
