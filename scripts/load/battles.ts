/**
 * Live matches by real HTTP and real streams: every player joins the queue, listens to `/api/events`, answers when a
 * question opens, and now and then loses the stream and resumes it. Afterwards both players of every match must have the
 * same result, and every stream each event once.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedDatabase } from '../../server/db/embedded';
import { closeServices, createServices } from '../../server/platform/create-services';
import type { Services } from '../../server/platform/services';
import { makePerson } from '../../tests/integration/backend/people';
import { testConfig } from '../../tests/integration/backend/test-backend';
import { cpuSeconds } from '../measure/process-tree';
import { startProduct } from '../measure/product';
import { type BattlePlayer, startPlayer } from './battle-player';

/** A match of quick players takes a minute; whatever takes longer than this is stuck. */
const longestMs = 5 * 60_000;

export async function loadBattles({ matches, port }: { matches: number; port: number }): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marsmaths-load-'));
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  const services = createServices(testConfig({ DATABASE_URL: database.url }));
  const product = await startProduct({ dataDir, port, bffPort: port + 1000, env: { DATABASE_URL: database.url } });
  try {
    const tokens = await makeTokens(services, matches * 2);
    console.log(
      `${matches} matches, ${tokens.length} players with a stream each; three of ten lose it at each question.`,
    );
    const cpuBefore = cpuSeconds(product.pids());
    const started = performance.now();
    const { site, bff } = product;
    const players: BattlePlayer[] = [];
    for (const token of tokens) players.push(await startPlayer({ site, bff, token, db: services.db }));
    console.log(`All have joined after ${Math.round((performance.now() - started) / 1000)} s.`);
    const deadline = Date.now() + longestMs;
    while (players.some(({ result }) => result() === null) && Date.now() < deadline) await pause(250);
    const seconds = (performance.now() - started) / 1000;
    const cpu = cpuSeconds(product.pids()) - cpuBefore;
    // The last words are still on their way to those who have just lost their stream.
    await pause(3000);
    for (const player of players) player.stop();
    return report(players, { seconds, cpu });
  } finally {
    await product.stop();
    await closeServices(services);
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function makeTokens(services: Services, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { id, token } = await makePerson(services, { nickname: `Player ${number}` });
    await services.db.updateTable('users').set({ year_level: 9 }).where('id', '=', id).execute();
    tokens.push(token);
  }
  return tokens;
}

function report(players: readonly BattlePlayer[], { seconds, cpu }: { seconds: number; cpu: number }): boolean {
  const delays = players.flatMap(({ delays: own }) => own).sort((a, b) => a - b);
  const at = (share: number) => Math.round(delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? 0);
  const stuck = players.filter(({ result }) => result() === null).length;
  const gaps = players.reduce((sum, { lost, doubled }) => sum + lost() + doubled(), 0);
  const byBattle = new Map<string, Result[]>();
  for (const result of players.flatMap((player) => player.result() ?? [])) {
    byBattle.set(result.id, [...(byBattle.get(result.id) ?? []), result]);
  }
  const disagreeing = [...byBattle.values()].filter(([one, other]) => !one || !other || !agree(one, other)).length;
  const drops = players.reduce((sum, player) => sum + player.drops(), 0);
  console.table([
    {
      events: delays.length,
      'p50 ms': at(0.5),
      'p95 ms': at(0.95),
      'p99 ms': at(0.99),
      drops,
      'CPU s': Math.round(cpu),
      seconds: Math.round(seconds),
    },
  ]);
  console.log(
    `Matches: ${byBattle.size}; stuck players: ${stuck}; matches whose players disagree: ${disagreeing}; events lost or doubled: ${gaps}.`,
  );
  return stuck === 0 && disagreeing === 0 && gaps === 0;
}

const opposite = { WON: 'LOST', LOST: 'WON', DRAW: 'DRAW', VOID: 'VOID' } as const;

type Result = NonNullable<ReturnType<BattlePlayer['result']>>;

function agree(one: Result, other: Result): boolean {
  return one.mine === other.theirs && one.theirs === other.mine && opposite[one.outcome] === other.outcome;
}
