/**
 * Live matches by real HTTP and real streams: every player joins the queue, listens to `/api/events`, answers when a
 * question opens, and now and then loses the stream and resumes it. Afterwards both players of every match must have
 * seen the same match, and every stream each event once.
 */
import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { closeServices, createServices } from '../../server/platform/create-services';
import type { Services } from '../../server/platform/services';
import { makePerson } from '../../tests/integration/backend/people';
import { testConfig } from '../../tests/integration/backend/test-backend';
import { checkAgreement } from './agreement';
import { createAnswerSheets } from './answer-sheet';
import { type Arena, type ArenaOptions, startArena } from './arena';
import { type Pace, type StreamedEvent, startPlayer } from './battle-player';

export interface LoadOptions extends ArenaOptions, Pace {
  matches: number;
  kill: boolean;
  /** The players come over so many seconds. */
  rampSeconds: number;
}

/** What takes longer than this after the last player came is stuck: seven questions of 90 seconds, and a minute. */
const longestMs = 12 * 60_000;
/** All play while so large a share of the matches is live. */
const peakShare = 0.95;
/** Streams are opened so many at a time. */
const openedAtOnce = 20;

export async function loadBattles(options: LoadOptions): Promise<boolean> {
  const arena = await startArena(options);
  const services = createServices(testConfig({ DATABASE_URL: arena.databaseUrl }));
  try {
    return await playAll(options, arena, services);
  } finally {
    await closeServices(services);
    await arena.stop();
  }
}

async function playAll(options: LoadOptions, arena: Arena, services: Services): Promise<boolean> {
  const { matches, drops, rampSeconds, kill } = options;
  const people = await makePeople(services, matches * 2);
  console.log(
    `${matches} matches, ${people.length} players with a stream each, ${arena.pairs.length} page servers and backends` +
      `${options.redis ? ', Redis' : ''}; ${Math.round(drops * 100)} % of streams lost at each question.`,
  );
  const heard = createEar(matches);
  const sheet = createAnswerSheets(services.db);
  const players: ((typeof people)[number] & Awaited<ReturnType<typeof startPlayer>>)[] = [];
  for (let first = 0; first < people.length; first += openedAtOnce) {
    const opening = people.slice(first, first + openedAtOnce).map(async (person, place) => {
      const own = (first + place) % arena.pairs.length;
      const pairs = [...arena.pairs.slice(own), ...arena.pairs.slice(0, own)];
      const player = await startPlayer({ pairs, token: person.token, sheet, pace: options, heard: heard.take });
      players.push({ ...person, ...player });
    });
    await Promise.all(opening);
  }
  const loopDelay = monitorEventLoopDelay({ resolution: 5 });
  loopDelay.enable();
  const cpuBefore = arena.cpu();
  const ownBefore = process.cpuUsage();
  const startedAt = performance.now();
  const killing = kill ? killAtPeak(heard, arena, matches) : null;
  for (const [place, player] of players.entries()) {
    void player.join().catch((error: Error) => console.log(`A player could not join: ${error.message}`));
    const behind = (rampSeconds * 1000 * (place + 1)) / players.length - (performance.now() - startedAt);
    if (behind > 0) await pause(behind);
  }
  console.log(`All have joined after ${Math.round((performance.now() - startedAt) / 1000)} s.`);
  const deadline = Date.now() + longestMs;
  let load = 0;
  while (players.some(({ result }) => result() === null) && Date.now() < deadline) {
    await pause(250);
    load = Math.max(load, loadavg()[0] ?? 0);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuAfter = arena.cpu();
  const own = process.cpuUsage(ownBefore);
  await killing;
  // The last words are still on their way to those who have just lost their stream.
  await pause(3000);
  for (const player of players) player.stop();

  console.table([
    { events: 'streams open, all matches live', ...percentiles(heard.atPeak) },
    { events: 'streams open, the whole run', ...percentiles(heard.all) },
  ]);
  const answers = players.reduce((sum, { events }) => sum + events.filter(isOwnAnswer).length, 0);
  const programs = Object.entries(cpuAfter).map(([program, after]) => ({
    program,
    used: after - (cpuBefore[program] ?? 0),
  }));
  console.table(
    [...programs, { program: 'this load', used: (own.user + own.system) / 1e6 }].map(({ program, used }) => ({
      program,
      'CPU s': round(used),
      'share of a core %': Math.round((used / seconds) * 100),
      'ms an answer': round((used * 1000) / Math.max(1, answers)),
    })),
  );
  const late = (share: number) => round(loopDelay.percentile(share) / 1e6 - 5);
  const count = (of: (player: (typeof players)[number]) => number) => players.reduce((sum, each) => sum + of(each), 0);
  console.log(
    `${Math.round(seconds)} s, ${answers} answers (${round(answers / seconds)} a second), most live at once ${heard.most()}; ` +
      `${count(({ drops: lost }) => lost())} streams lost, ${count(({ repeated }) => repeated())} requests repeated, ` +
      `${count(({ readings }) => readings())} readings because nothing was heard. ` +
      `This load was late by p50 ${late(50)}, p99 ${late(99)} ms; load average up to ${round(load)}.`,
  );
  const agreement = await checkAgreement(services.db, players);
  console.table([agreement]);
  const { matches: played, void: _, ...faults } = agreement;
  return played === matches && Object.values(faults).every((faultCount) => faultCount === 0);
}

const isOwnAnswer = ({ battle }: StreamedEvent): boolean => battle?.type === 'you.answered';

const round = (value: number): number => Math.round(value * 10) / 10;

/** Collects how late events come, and how many matches are live. */
function createEar(matches: number) {
  const all: number[] = [];
  const atPeak: number[] = [];
  let [players, most] = [0, 0];
  return {
    all,
    atPeak,
    most: () => most / 2,
    live: () => players / 2,
    take({ battle }: StreamedEvent, delay: number | null): void {
      if (battle?.type === 'match.found') players += 1;
      most = Math.max(most, players);
      if (delay !== null) all.push(delay);
      if (delay !== null && players >= 2 * matches * peakShare) atPeak.push(delay);
      if (battle?.type === 'match.finished' || battle?.type === 'match.void') players -= 1;
    },
  };
}

function percentiles(delays: number[]) {
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
  return { count: sorted.length, 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'p99 ms': at(0.99), 'most ms': sorted.at(-1) };
}

/** In the middle of the matches: some seconds after nearly all of them have begun. */
async function killAtPeak(heard: { live(): number }, arena: Arena, matches: number): Promise<void> {
  const deadline = Date.now() + longestMs;
  while (heard.live() < matches * peakShare && Date.now() < deadline) await pause(100);
  await pause(15_000);
  console.log(`Killed a page server and a backend with ${heard.live()} matches live.`);
  arena.killLastPair();
}

async function makePeople(services: Services, count: number): Promise<{ userId: string; token: string }[]> {
  const people: { userId: string; token: string }[] = [];
  for (let number = 0; number < count; number += 1) {
    const { id, token } = await makePerson(services, { nickname: `Player ${number}` });
    people.push({ userId: id, token });
  }
  await services.db.updateTable('users').set({ year_level: 9 }).execute();
  return people;
}
