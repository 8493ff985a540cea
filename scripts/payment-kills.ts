/**
 * Kills the backend at random moments of the payment path, again and again: carts, double clicks, the provider's page,
 * its messages, renewals, refunds. After every kill each payment must be whole or absent; after the restart and a round of
 * the jobs the provider must agree. `npm run payment-kills [kills] [cuts]`; exit code 1 if anything differs.
 *
 * The provider is a server that speaks Stripe's protocol and lives on. A kill falls within two seconds after the first
 * money of its round, while six families are somewhere on their way. In some rounds all connections of PostgreSQL are
 * cut at a random moment before the kill.
 */
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { createDatabase } from '../server/db/client';
import { startEmbeddedDatabase } from '../server/db/embedded';
import { existingDataFolder } from '../server/db/embedded/placement';
import { migrateToLatest } from '../server/db/migrate';
import { registerBillingJobs } from '../server/modules/billing';
import { runBillingRound } from '../server/modules/billing/billing-round';
import { closeServices, createServices } from '../server/platform/create-services';
import { makePerson } from '../tests/integration/backend/people';
import { testConfig } from '../tests/integration/backend/test-backend';
import { insist } from '../tests/integration/billing/insist';
import { startStripeStub } from '../tests/integration/billing/stripe-stub';
import { startBff } from './payment-kills/bff-process';
import { findDifferences, findHalfPayments } from './payment-kills/books';
import { buyOnce, type Shop } from './payment-kills/family';
import { endTerms, passHalfAnHour } from './payment-kills/pass-time';

const kills = Number(process.argv[2] ?? 200);
const cuts = Number(process.argv[3] ?? kills / 10);
const lanes = 6;
const longestMs = 2000;
const patienceMs = 20_000;
const webhookSecret = 'the secret of the messages';

const dataDir = await mkdtemp(join(tmpdir(), 'marsmaths-kills-'));
const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
// Half of the requests to the provider take up to 60 ms on either side, so that kills fall there too.
const stripe = await startStripeStub({ now: () => new Date() }, () => pause(randomInt(2) * randomInt(60)));
const settings = {
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  INTERNAL_KEY: 'internal-key-of-the-run-that-kills',
  SESSION_SECRET: 'session-secret-of-the-run-that-kills',
  STRIPE_SECRET_KEY: 'sk_test_of_the_stub',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: stripe.url,
};
const migrations = createDatabase(database.url, { max: 1 });
await migrateToLatest(migrations);
await migrations.destroy();
const services = createServices(testConfig(settings), { log: pino({ level: 'silent' }) });
registerBillingJobs(services);
const { db } = services;
const { token: adminToken } = await makePerson(services, { role: 'ADMIN' });

const refused: Shop['refused'] = new Map();
const wrong: string[] = [];
const readyAfter: number[] = [];
const families: string[] = [];
let isStopped = false;
// Ends after the round that runs, with the figures so far.
process.once('SIGTERM', () => {
  isStopped = true;
});
let lanesCut = 0;
let cutsMade = 0;
let connectionsCut = 0;
let roundsWithMoney = 0;

async function runUntilKilled(kill: number): Promise<void> {
  await insist(() => endTerms(db, 3));
  if (randomInt(3) === 0) stripe.declineNext();
  // It waits for the new process: renewals, checks and refunds run while families buy.
  await insist(() => services.jobs.schedule('billing-round', {}));
  const bff = await startBff({
    ...settings,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SITE_URL: 'https://maths.test',
  });
  readyAfter.push(bff.readyAfter);
  const shop: Shop = { bff: bff.url, services, stripe, webhookSecret, adminToken, refused };
  let isOver = false;
  const lane = async () => {
    while (!isOver) {
      const inviter = randomInt(3) === 0 ? families[randomInt(families.length || 1)] : undefined;
      try {
        families.push(await buyOnce(shop, inviter ?? null));
      } catch {
        // Killed in the middle of something, or the connection to the database was cut.
        lanesCut += 1;
        await pause(50);
      }
    }
  };
  const before = stripe.charges().length;
  const buying = Promise.allSettled(Array.from({ length: lanes }, lane));
  const isPaid = await moneyMoves(before);
  await pause(randomInt(longestMs));
  if (Math.floor((kill * cuts) / kills) > Math.floor(((kill - 1) * cuts) / kills)) {
    await cutConnections();
    await pause(randomInt(longestMs));
  }
  if (isPaid) roundsWithMoney += 1;
  isOver = true;
  await bff.kill();
  await buying;
}

/** Waits for the first money of a round; false where none came. */
async function moneyMoves(before: number): Promise<boolean> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(10)) {
    if (stripe.charges().length > before) return true;
  }
  return false;
}

/** As if the network to PostgreSQL broke, for the backend and the families alike. */
async function cutConnections(): Promise<void> {
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  cutsMade += 1;
  connectionsCut += rows.length;
}

async function check(kill: number): Promise<void> {
  const half = await findHalfPayments(db);
  stripe.expireAll();
  // Twice: what a round begins, the next one ends.
  for (let round = 0; round < 2; round += 1) {
    await passHalfAnHour(db);
    await runBillingRound(services);
  }
  const later = [...(await findHalfPayments(db)), ...(await findDifferences(db, stripe.charges()))];
  for (const sentence of [...half, ...later]) wrong.push(`kill ${kill}: ${sentence}`);
}

try {
  for (let kill = 1; kill <= kills; kill += 1) {
    await runUntilKilled(kill);
    await insist(() => check(kill));
    if (kill % 10 === 0 || kill === kills)
      console.log(`${kill} of ${kills} kills, ${stripe.charges().length} charges, ${wrong.length} wrong`);
    if (wrong.length > 20 || isStopped) break;
  }
  const states = await sql<{ state: string; renewals: number; payments: number; refunded: number }>`
    select state, count(*)::int as payments, count(*) filter (where cart_id is null)::int as renewals,
      count(*) filter (where refund_state = 'DONE')::int as refunded from payments group by state order by state`.execute(
    db,
  );
  console.table(states.rows);
  readyAfter.sort((a, b) => a - b);
  const seconds = (ms: number | undefined) => `${((ms ?? 0) / 1000).toFixed(1)} s`;
  const paid = stripe.charges().map(({ paymentId }) => paymentId);
  const { rows: sums } = await sql<{ currency: string; entries: number; cents: number }>`
    select currency, count(*)::int as entries, sum(cents)::float8 as cents from ledger_entries group by currency`.execute(
    db,
  );
  console.log(
    `${readyAfter.length} kills, ${roundsWithMoney} of them after money had moved, ${cutsMade} cuts of ${connectionsCut} connections; ` +
      `${paid.length - new Set(paid).size} payments doubled; ` +
      `the ledger: ${sums.map(({ currency, entries, cents }) => `${currency} ${entries} entries, sum ${cents}`).join('; ')}`,
  );
  console.log(
    `${families.length} families, ${stripe.charges().length} charges, ${stripe.repeated} asked again with the same key, ` +
      `${lanesCut} families cut off; ready again after ${seconds(readyAfter[Math.floor(readyAfter.length / 2)])} (median), ` +
      `${seconds(readyAfter.at(-1))} (worst)`,
  );
  console.log('Refusals:', Object.fromEntries([...refused].sort()));
} finally {
  await closeServices(services);
  await stripe.close();
  await database.stop();
  await rm(existingDataFolder(dataDir) ?? dataDir, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
for (const sentence of wrong) console.log(sentence);
console.log(
  wrong.length === 0 ? 'Every payment is whole or absent, and the provider agrees.' : `${wrong.length} wrong.`,
);
process.exit(wrong.length === 0 ? 0 : 1);
