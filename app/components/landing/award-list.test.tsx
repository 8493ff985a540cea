import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AwardList } from './award-list';

it('is nothing while there are no awards', () => {
  expect(renderToStaticMarkup(<AwardList awards={[]} />)).toBe('');
});

it('names each award, who gave it and when, with the giver’s page', () => {
  const award = { name: 'A prize for a test', givenBy: 'A test', year: 2026, link: 'https://prize.example/2026' };
  const html = renderToStaticMarkup(<AwardList awards={[award]} />);
  expect(html).toContain('href="https://prize.example/2026"');
  expect(html).toContain('A prize for a test');
  expect(html).toContain('A test, 2026');
});
