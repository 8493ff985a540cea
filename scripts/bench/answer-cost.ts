/**
 * What a checked answer costs: CPU time of each process while a class of 300 answers at once, streams open, round by
 * round. Time that was waited does not count, so that a busy machine disturbs little. With BASELINE=/path/to/a/built
 * checkout both are measured in turns.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../../server/db/embedded';
import { cpuSeconds, processTree, proportionalMegabytes } from '../measure/process-tree';
import { startProduct } from '../measure/product';
import { answer, makeStudents, openStream, page, questionCount, type Student } from './students';

const students = 300;
const programs = { 'page server': 'build/web/index.js', BFF: 'build/bff/index.js', PostgreSQL: 'postgres' };

interface Candidate {
  name: string;
  site: string;
  all: Student[];
  /** The processes of each program. */
  pids(): Promise<Record<string, number[]>>;
  stop(): Promise<void>;
}

/** Milliseconds of one round for each answer, by program. */
type Round = Record<string, number>;

export async function printAnswerCost(port: number, baseline = process.env.BASELINE): Promise<void> {
  const candidates: Candidate[] = [];
  const rounds = new Map<Candidate, Round[]>();
  try {
    for (const cwd of [...(baseline ? [baseline] : []), process.cwd()])
      candidates.push(await startCandidate(cwd, port + candidates.length));
    for (let index = 1; index <= questionCount; index += 1) {
      for (const candidate of candidates) {
        rounds.set(candidate, [...(rounds.get(candidate) ?? []), await costOfRound(candidate, index)]);
      }
    }
    console.log(`\nCPU of an answer in milliseconds, ${students} at once, ${questionCount} rounds`);
    for (const [candidate, [first = {}, ...later]] of rounds) {
      console.log(candidate.name);
      console.table({ 'first round': first, 'median of the others': medians(later) });
      const memory = Object.entries(await candidate.pids()).map(
        ([program, pids]) => `${program} ${Math.round(proportionalMegabytes(pids))} MB`,
      );
      console.log(memory.join(', '));
    }
  } finally {
    for (const candidate of candidates) await candidate.stop();
  }
}

async function startCandidate(cwd: string, port: number): Promise<Candidate> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marsmaths-answer-'));
  const earlier = processTree(process.pid);
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  const postmasters = processTree(process.pid).filter((pid) => !earlier.includes(pid));
  const product = await startProduct({ cwd, dataDir, port, bffPort: port + 1000, env: { DATABASE_URL: database.url } });
  const all = await makeStudents(database.url, students);
  const streams = await Promise.all(all.map((student) => openStream(product.site, student)));
  for (const student of all.slice(0, 20)) await page(product.site, student, 1);
  return {
    name: cwd,
    site: product.site,
    all,
    pids: () => byProgram([...new Set([...product.pids(), ...postmasters.flatMap(processTree)])]),
    async stop() {
      for (const { body } of streams) body.on('error', () => {}).destroy();
      await product.stop();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function byProgram(pids: number[]): Promise<Record<string, number[]>> {
  const found: Record<string, number[]> = Object.fromEntries(Object.keys(programs).map((name) => [name, []]));
  for (const pid of pids) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    const name = Object.entries(programs).find(([, part]) => command.includes(part))?.[0] ?? 'launcher';
    found[name] = [...(found[name] ?? []), pid];
  }
  return found;
}

async function costOfRound({ site, all, pids }: Candidate, index: number): Promise<Round> {
  const before = await pids();
  const used = (name: string) => cpuSeconds(before[name] ?? []);
  const start = Object.keys(before).map((name) => [name, used(name)] as const);
  const replies = await Promise.all(all.map((student) => answer(site, student, index)));
  const costs = start.map(([name, seconds]) => [name, ((used(name) - seconds) / all.length) * 1000] as const);
  const refused = replies.filter(({ status }) => status >= 429).length;
  const sum = costs.reduce((total, [, ms]) => total + ms, 0);
  return Object.fromEntries([...costs, ['all', sum] as const, ['refused', refused] as const].map(rounded));
}

const rounded = ([name, value]: readonly [string, number]) => [name, Math.round(value * 100) / 100] as const;

function medians(rounds: Round[]): Round {
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const names = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, middle(rounds.map((round) => round[name] ?? 0))]));
}
