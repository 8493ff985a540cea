import { spawnSync } from 'node:child_process';

/**
 * Two simulated years of plans with 1,000 subscribers and a hostile provider; prints figures, fails where the books do
 * not balance. `node scripts/two-years.mjs [subscribers] [days]`
 */
const [subscribers = '1000', days = '730'] = process.argv.slice(2);
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'integration', 'tests/integration/billing/two-years.test.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, MONEY_SUBSCRIBERS: subscribers, MONEY_DAYS: days },
  },
);
process.exit(status ?? 1);
