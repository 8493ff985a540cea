import { expect, it } from 'vitest';
import { sitemapText } from './sitemap';

it('lists whole addresses, with signs of XML escaped', () => {
  const text = sitemapText('https://marsmaths.test', ['/', '/courses/a&b/contents']);
  expect(text).toContain('<loc>https://marsmaths.test/</loc>');
  expect(text).toContain('<loc>https://marsmaths.test/courses/a&#38;b/contents</loc>');
  expect(text.match(/<url>/g)).toHaveLength(2);
});
