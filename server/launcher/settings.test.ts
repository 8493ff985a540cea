import { expect, test } from 'vitest';
import { readSettings } from './settings';

const read = (env: Record<string, string | undefined>) => readSettings({ NODE_ENV: 'test', ...env }, '/srv/marsmaths');

test('an empty environment gives a demonstration on the usual ports', () => {
  expect(readSettings({}, '/srv/marsmaths')).toMatchObject({
    port: 3000,
    bffPort: 4000,
    dataDir: '/srv/marsmaths/.data',
    databaseUrl: undefined,
    demo: true,
  });
});

test('production has no demo school unless it is asked for', () => {
  expect(read({ NODE_ENV: 'production' }).demo).toBe(false);
  expect(read({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true);
  expect(read({ DEMO: '0' }).demo).toBe(false);
});

test.each([
  [{ PORT: 'abc' }, 'The setting PORT is not valid: it must be a whole number from 1 to 65535.'],
  [{ DEMO: 'yes' }, 'The setting DEMO is not valid: it must be 0 or 1.'],
  [{ PORT: '6000' }, 'Browsers refuse to talk to port 6000, which belongs to another protocol: choose another PORT'],
  [{ BFF_PORT: '10080' }, 'port 10080, which belongs to another protocol: choose another BFF_PORT, such as 4000.'],
  [{ PORT: '4000' }, 'PORT and BFF_PORT are both 4000: give each its own number.'],
])('%o is refused in one sentence', (env, sentence) => {
  expect(() => read(env)).toThrow(sentence);
});
