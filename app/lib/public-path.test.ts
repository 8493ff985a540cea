import { expect, it } from 'vitest';
import { isPublicPath } from './public-path';
import { publicPatterns, signedInPatterns } from './route-patterns';

const example = (pattern: string) => pattern.replaceAll(/:[^/]+/g, 'x');

it.each(publicPatterns.map(example))('%s is for everybody', (path) => {
  expect(isPublicPath(path)).toBe(true);
});

it.each(signedInPatterns.map(example))('%s is not', (path) => {
  expect(isPublicPath(path)).toBe(false);
});
