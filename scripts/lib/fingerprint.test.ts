import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marsmaths-fingerprint-'));
  mkdirSync(join(root, 'app'));
  writeFileSync(join(root, 'app', 'a.ts'), 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

const now = () => fingerprint(root, ['app', 'vite.config.ts'], (path: string) => path.endsWith('.test.ts'));

test('it changes with content, name and new files, and with nothing else', () => {
  const before = now();
  expect(now()).toBe(before);
  writeFileSync(join(root, 'app', 'a.ts'), 'two');
  const changed = now();
  writeFileSync(join(root, 'vite.config.ts'), '');
  expect(new Set([before, changed, now()]).size).toBe(3);
});

test('files to skip do not count', () => {
  const before = now();
  writeFileSync(join(root, 'app', 'a.test.ts'), 'test');
  expect(now()).toBe(before);
});
