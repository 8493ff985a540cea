import { afterEach, expect, it, vi } from 'vitest';
import { htmlOfPage, textOf } from '../../tests/specification/page-html';
import { loaded, pageAt, redirectTarget } from '../../tests/specification/pages';
import { dataServer, memberRequest, noDataServer, refusal, visitorRequest } from '../../tests/specification/requests';

afterEach(() => vi.unstubAllGlobals());

const page = '/onboarding/{step}';
const ofAccounts = [
  ...['age', 'goal', 'time', 'profile', 'invite', 'plan', 'terms'],
  ...['school', 'subjects-years', 'first-class', 'students', 'first-task'],
];

it.each([...ofAccounts, 'welcome', 'role', 'year-level'])('%s is a page for visitors', async (step) => {
  noDataServer();
  const data = await loaded(page, visitorRequest(`/onboarding/${step}`), { step });
  expect(redirectTarget(data)).toBeNull();
  const html = htmlOfPage(pageAt(page), { path: `/onboarding/${step}`, data: data as object });
  expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  if (ofAccounts.includes(step)) {
    expect(textOf(html)).toContain('You need an account for this step. It’s free.');
    expect(html).toContain(`/register?next=%2Fonboarding%2F${step}`);
  }
});

it('shows the same step to somebody whose session is over', async () => {
  dataServer(refusal('UNAUTHENTICATED', 401));
  const data = await loaded(page, memberRequest('/onboarding/goal'), { step: 'goal' });
  expect(data).toEqual({ step: 'visitor', wanted: 'goal', sessionIsOver: true });
});
