import { expect, it } from 'vitest';
import { htmlOf } from '../../tests/specification/page-html';
import { shellData } from '../../tests/specification/shell-data';
import { AppFrame } from '../components/shell/app-frame';
import { handle as battle } from './_app+/_battles+/battle.$battleId';
import { handle as taskReview } from './_app+/_classes+/classroom.$classId.tasks.$studentTaskId.error-review-session.($currentQuestionIndex)';
import { handle as review } from './_app+/_error-logbook+/error-logbook.$courseId_.error-review-session.($currentQuestionIndex)';

const course = { courseId: 'year-6', courseName: 'Year 6 Maths', courseGrade: 6, unresolvedCount: 34 };
const shell = () =>
  shellData(
    { flags: [{ name: 'error-logbook-notification', on: true }] },
    { unresolvedCounts: [course], trialDaysLeft: 9, notice: 'Saved.' },
  );
const framed = (handle: object) => htmlOf(<AppFrame shell={shell()}>The page</AppFrame>, { handle });
const asks = ['mistakes to fix in', '9 days', 'Saved.'];

it('shows reminder, trial and notice on a page', () => {
  for (const each of asks) expect(framed({})).toContain(each);
});

it.each([
  ['a battle', battle],
  ['an error review', review],
  ['an error review of a task', taskReview],
])('keeps them all out of %s', (_page, handle) => {
  const html = framed(handle);
  expect(html).toContain('The page');
  for (const each of asks) expect(html).not.toContain(each);
});
