import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

const routeFiles = files.filter(({ file }) => /^([^/]+\+\/)*[^/]+$|\/route\.tsx?$/.test(file));

describe('every route', () => {
  it.each(routeFiles)('$file makes its action by guardedAction', ({ text }) => {
    if (!/\baction\b\s*[=(]/.test(text) && !/export\s*\{[^}]*\baction\b/.test(text)) return;
    if (!/export\b[^\n]*\baction\b/.test(text)) return;
    expect(text).toMatch(/export const action = guardedAction\(/);
  });

  it.each(routeFiles)('$file, when it only loads data, does so by guardedResource', ({ text }) => {
    const answersData = /export\b[^\n]*\bloader\b/.test(text) && !/export default\b/.test(text);
    if (answersData) expect(text).toMatch(/export const loader = guardedResource\(/);
  });
});

it('sees the routes it watches over', () => {
  expect(routeFiles.filter(({ text }) => text.includes('guardedAction(')).length).toBeGreaterThan(4);
  expect(routeFiles.filter(({ text }) => text.includes('guardedResource(')).length).toBeGreaterThan(4);
});
