import { expect, test } from 'vitest';
import { demoPassword, demoAccounts as seeded } from '../db/seed/accounts';
import { readyMessage } from './ready-message';
import { readSettings } from './settings';

const message = (env: Record<string, string | undefined>, reportCode: string | null = 'Ab3dE') =>
  readyMessage(readSettings({ PORT: '3210', ...env }, '/product'), { logs: '/product/.data/logs', reportCode });

test('it names the address, and where the logs are', () => {
  expect(message({})).toContain('Marsmaths is ready: http://localhost:3210\n');
  expect(message({ HOST: '192.0.2.4' })).toContain('Marsmaths is ready: http://192.0.2.4:3210\n');
  expect(message({})).toContain('Logs are in /product/.data/logs.');
});

test('every demo account that it names is in the demo school, with the password that it says', () => {
  const named = message({}).match(/\S+@demo\.test/g) ?? [];
  expect(named).toContain('student@demo.test');
  expect(named).toContain('teacher@demo.test');
  const known = new Map(seeded.map(({ email, role }) => [email, role]));
  expect(named.filter((email) => !known.has(email))).toEqual([]);
  // Somebody of each role can be tried.
  expect(new Set(named.map((email) => known.get(email)))).toEqual(new Set(known.values()));
  expect(message({})).toContain(`each with the password ${demoPassword}:`);
});

test('it gives the link of the shared report, where there is one', () => {
  expect(message({})).toContain('A report shared with a family: http://localhost:3210/s/Ab3dE\n');
  expect(message({}, null)).not.toContain('/s/');
});

test.each<Record<string, string>>([{ DEMO: '0' }, { NODE_ENV: 'production' }, { NODE_ENV: 'production', DEMO: '1' }])(
  'without a demo, or where others can come, it gives no accounts and no link: %o',
  (env) => {
    expect(message(env)).toContain('Marsmaths is ready: http://localhost:3210\n');
    expect(message(env)).not.toMatch(/demo\.test|password|\/s\//);
  },
);
