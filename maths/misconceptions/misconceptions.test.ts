import { expect, it } from 'vitest';
import { misconceptionById, misconceptions } from './index';
import { works } from './sources';

it('gives every misconception an id and a name of its own', () => {
  const ids = misconceptions.map((record) => record.id);
  expect(new Set(ids).size).toBe(ids.length);
  const names = misconceptions.map((record) => record.name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

it('reads as a sentence a student can follow', () => {
  for (const { id, name, deed, explanation, splitting } of misconceptions) {
    expect(name, id).toMatch(/^[A-Z][^.]*$/);
    expect(`You ${deed}.`, id).toMatch(/^You [a-z].*[^.]\.$/);
    expect(explanation, id).toMatch(/^[A-Z].*\.$/);
    expect(explanation.split(' ').length, id).toBeLessThan(36);
    expect(splitting.ask, id).toMatch(/[?.]$/);
    expect(splitting.choice.length, id).toBeGreaterThan(0);
  }
});

it('closes every formula it opens', () => {
  for (const { id, splitting } of misconceptions) {
    for (const text of [splitting.ask, splitting.choice]) {
      expect(text.replaceAll('\\$', '').split('$').length % 2, `${id}: ${text}`).toBe(1);
    }
  }
});

it('knows the classic slips by name, and no others', () => {
  expect(misconceptionById('adds-numerators-and-denominators')?.name).toBe('Adds the numerators and the denominators');
  expect(misconceptionById('no-such-idea')).toBeUndefined();
});

it('says where each mistake is described, or why we believe in it', () => {
  const unpublished = misconceptions.flatMap(({ id, source }) => ('own' in source ? [{ id, own: source.own }] : []));
  for (const { id, own } of unpublished) expect(own.split(' ').length, id).toBeGreaterThan(4);
  for (const { id, source } of misconceptions) expect('own' in source || source.length > 0, id).toBe(true);
  expect(1 - unpublished.length / misconceptions.length).toBeGreaterThan(0.74);
});

it('names no work that no record names, and none twice', () => {
  const named = new Set(misconceptions.flatMap(({ source }) => ('own' in source ? [] : [...source])));
  expect(Object.keys(works).filter((id) => !named.has(id as keyof typeof works))).toEqual([]);
  const titles = Object.values(works).map(({ author, title }) => `${author}: ${title}`);
  expect(new Set(titles).size).toBe(titles.length);
  for (const { year } of Object.values(works)) expect(year).toBeGreaterThan(1950);
});
