import { expect, test } from 'vitest';
import { blockedPorts } from './blocked-ports';

test.each([...blockedPorts])('fetch refuses port %i before it connects', async (port) => {
  const refusal = await fetch(`http://127.0.0.1:${port}`).catch((error: Error) => error.cause);
  expect(refusal).toMatchObject({ message: 'bad port' });
});

test.each([80, 443, 3000, 4000, 8080])('port %i is allowed', (port) => {
  expect(blockedPorts.has(port)).toBe(false);
});
