import { expect, it } from 'vitest';
import { parseAwards } from './awards';

const award = { name: 'A prize', givenBy: 'A jury', year: 2026, link: 'https://prize.example/2026' };

it('reads a list of awards, also an empty one', () => {
  expect(parseAwards(JSON.stringify([award, { ...award, name: ' Another ' }]))).toEqual([
    award,
    { ...award, name: 'Another' },
  ]);
  expect(parseAwards('[]')).toEqual([]);
});

it.each([
  ['[{', 'is not JSON'],
  ['{}', 'must be a list'],
  [JSON.stringify([award, { ...award, name: '' }]), 'entry 2 “name” must not be empty'],
  [JSON.stringify([{ ...award, year: 20 }]), 'entry 1 “year” must be a year from 2000 to 2100'],
  [JSON.stringify([{ name: 'x', year: 2026 }]), 'entry 1 “givenBy” is missing'],
  [JSON.stringify([{ ...award, year: '2026' }]), 'entry 1 “year” must be a year from 2000 to 2100'],
  [JSON.stringify([{ ...award, link: 'javascript:alert(1)' }]), 'entry 1 “link” must be an https:// address'],
  [JSON.stringify([{ ...award, link: 'http://prize.example' }]), 'entry 1 “link” must be an https:// address'],
  [JSON.stringify([{ ...award, givenby: 'x' }]), "entry 1 Unrecognized key(s) in object: 'givenby'"],
])('%s is refused: %s', (text, sentence) => {
  expect(() => parseAwards(text)).toThrow(sentence);
});
