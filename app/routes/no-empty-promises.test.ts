import { expect, it } from 'vitest';
import { filesOf, sourceOf } from '../../tests/specification/sources';

/** Words by which a page promises what the product has, or denies it. A page that has to say so is not public. */
const promises = /come next|being built|coming soon|not built|still to be built|grows\b|in the making/i;

it('no public page promises what is there already', () => {
  const places = [
    'app/routes/_public+',
    'app/routes/_index',
    'app/content',
    'app/components/landing',
    'app/components/pricing',
  ];
  const files = [...places, 'app/components/invitations', 'app/components/contact', 'app/components/faqs'].flatMap(
    (folder) => filesOf(folder, /\.tsx?$/),
  );
  expect(files.length).toBeGreaterThan(40);
  const found = files.flatMap((file) => sourceOf(file).replaceAll(/\s+/g, ' ').match(promises)?.[0] ?? []);
  expect(found).toEqual([]);
});
