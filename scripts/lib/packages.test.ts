import { expect, test } from 'vitest';
import { samePackages } from './packages.mjs';

const wanted = {
  packages: {
    '': {},
    'node_modules/pg': { version: '8.1.0' },
    'node_modules/esbuild-mac': { version: '1.0.0', optional: true },
  },
};

test('a tree with exactly the packages of the lockfile is kept, packages of other platforms left out', () => {
  expect(samePackages(wanted, { packages: { 'node_modules/pg': { version: '8.1.0' } } })).toBe(true);
});

test.each([
  ['another version', { 'node_modules/pg': { version: '8.0.0' } }],
  ['a missing package', {}],
  ['a package too many', { 'node_modules/pg': { version: '8.1.0' }, 'node_modules/left': { version: '1.0.0' } }],
])('%s means installing', (_name, packages) => {
  expect(samePackages(wanted, { packages })).toBe(false);
});
