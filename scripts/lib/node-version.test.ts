import { expect, test } from 'vitest';
import { requireNode } from './node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.1.0'])('Node %s will do', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test.each(['18.20.0', '20.18.9'])('Node %s is refused in one sentence that names both versions', (version) => {
  expect(() => requireNode(version)).toThrow(`needs Node.js 20.19 or later, and this is Node.js ${version}`);
});
