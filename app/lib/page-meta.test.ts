import { describe, expect, it } from 'vitest';
import { pageTitle, publicPageMeta } from './page-meta';

const page = { title: 'Pricing', description: 'What a term costs, and what stays free of charge for ever.' };
const place = (pathname: string, origin = 'https://marsmaths.test') => ({
  matches: [{ id: 'root', data: { origin } }, { id: 'routes/pricing' }],
  location: { pathname },
});
const canonical = (pathname: string, more = {}, origin?: string) =>
  publicPageMeta(place(pathname, origin), { ...page, ...more }).find((told) => 'rel' in told);

describe('the title of a page', () => {
  it('ends in the name of the product', () => {
    expect(pageTitle('Home')).toBe('Home | Marsmaths');
  });

  it('is cut between words when it would be too long', () => {
    const title = pageTitle('Question 12: Difference between temperatures, above and below zero');
    expect(title).toBe('Question 12: Difference between temperatures, above and… | Marsmaths');
    expect(title.length).toBeLessThanOrEqual(70);
  });

  it('keeps a title that just fits', () => {
    expect(pageTitle('a'.repeat(58))).toBe(`${'a'.repeat(58)} | Marsmaths`);
  });

  it('has at most 70 characters, whatever it is made of', () => {
    for (const name of ['a'.repeat(200), 'ab '.repeat(60), `${'a'.repeat(57)}, b`]) {
      expect(pageTitle(name).length).toBeLessThanOrEqual(70);
    }
  });
});

describe('the address that a page for everybody is known by', () => {
  it('is its path, with or without a slash at its end', () => {
    const found = { tagName: 'link', rel: 'canonical', href: 'https://marsmaths.test/pricing' };
    expect(canonical('/pricing')).toEqual(found);
    expect(canonical('/pricing/')).toEqual(found);
    expect(canonical('/pricing', {}, 'https://marsmaths.test/')).toEqual(found);
    expect(canonical('/')).toMatchObject({ href: 'https://marsmaths.test/' });
  });

  it('may be another one that the page names', () => {
    expect(canonical('/pricing', { address: '/pricing?months=6' })).toMatchObject({
      href: 'https://marsmaths.test/pricing?months=6',
    });
  });

  it('never leads to another site', () => {
    expect(canonical('//other.example')).toMatchObject({ href: 'https://marsmaths.test//other.example' });
  });

  it('is left out where it is not known, or the page is not to be found', () => {
    expect(canonical('/pricing', {}, '')).toBeUndefined();
    expect(publicPageMeta({ matches: [], location: { pathname: '/pricing' } }, page)).toHaveLength(4);
    expect(canonical('/pricing', { indexed: false })).toBeUndefined();
  });
});
