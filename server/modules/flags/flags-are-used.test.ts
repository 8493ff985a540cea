import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flagNames } from './flag-names';

const root = join(import.meta.dirname, '../../..');

/** The sources of the product that may look at a flag: all but the module of flags itself, tests and what is generated. */
function sources(): string[] {
  return ['app', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|modules\/flags\/|graphql-env/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
}

it('offers no flag that nothing looks at', () => {
  const all = sources();
  expect(flagNames.filter((name) => !all.some((text) => new RegExp(`['"]${name}['"]`).test(text)))).toEqual([]);
});
