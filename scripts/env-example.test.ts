import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const code = ['app', 'server', 'web', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
);
const listed = [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(
  ([, name = '']) => name,
);

it('.env.example lists no setting that nothing reads', () => {
  expect(listed).toContain('PORT');
  expect(listed.filter((name) => !code.some((text) => new RegExp(`\\b${name}\\b`).test(text)))).toEqual([]);
});

it('.env.example lists every setting of the backend and of the page server', () => {
  const schemas = ['server/config.ts', 'app/http/env.server.ts'].map((file) => readFileSync(join(root, file), 'utf8'));
  const read = schemas.flatMap((text) => [...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name));
  expect(read.length).toBeGreaterThan(20);
  // Set by our own programs, not by people.
  const internal = ['BFF_URL', 'COUNT_SQL', 'TRUSTED_REQUEST_HEADERS'];
  expect(read.filter((name) => !listed.includes(name) && !internal.includes(name))).toEqual([]);
});
