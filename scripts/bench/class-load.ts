/**
 * A school of 300 at work: all with a stream of events open, all answering at the same moment, and then two minutes of
 * ordinary work.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedDatabase } from '../../server/db/embedded';
import { processTree, proportionalMegabytes } from '../measure/process-tree';
import { type Product, startProduct } from '../measure/product';
import { answer, makeStudents, openStream, page, questionCount, type Student } from './students';
import { type Reply, summary } from './timed-requests';

const students = 300;
const workSeconds = 120;
/** Each student sends an answer this often. */
const thinkSeconds = 10;
const restSeconds = 30;

export async function printClassLoad(port: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marsmaths-class-'));
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  const product = await startProduct({ dataDir, port, bffPort: port + 1000, env: { DATABASE_URL: database.url } });
  try {
    const all = await makeStudents(database.url, students);
    const streams = await Promise.all(all.map((student) => openStream(product.site, student)));
    const open = streams.filter(({ statusCode }) => statusCode === 200).length;
    console.log(`\n${students} students, ${open} streams open`);
    // The first pages compile what all later ones use.
    for (const student of all.slice(0, 20)) await page(product.site, student, 1);
    // The first lesson of the day finds the code of answers not compiled yet, the second finds it warm.
    const cold = await burst(product.site, all, 1);
    const warm = await burst(product.site, all, 2);
    printMemory('after two bursts', product);
    const work = await workInTurns(product.site, all);
    console.table([
      { what: `${students} answers at once, the first of the day`, ...summary(cold.answers) },
      { what: 'the pages after them', ...summary(cold.pages) },
      { what: `${students} answers at once, again`, ...summary(warm.answers) },
      { what: 'the pages after them', ...summary(warm.pages) },
      { what: `${workSeconds} s of work: answers`, ...summary(work.answers) },
      { what: `${workSeconds} s of work: pages after them`, ...summary(work.pages) },
    ]);
    printMemory('after it', product);
    await pause(restSeconds * 1000);
    printMemory(`${restSeconds} s later, the streams still open`, product);
    for (const { body } of streams) body.on('error', () => {}).destroy();
  } finally {
    await product.stop();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** In megabytes; PostgreSQL is a child of this process, beside the launcher. */
function printMemory(when: string, product: Product): void {
  const own = product.pids();
  const database = processTree(process.pid).filter((pid) => pid !== process.pid && !own.includes(pid));
  const all = own.map((pid) => proportionalMegabytes([pid]));
  const inDatabase = proportionalMegabytes(database);
  const sum = all.reduce((total, each) => total + each, inDatabase);
  const parts = [...all.toSorted((a, b) => b - a).map(Math.round), `PostgreSQL ${Math.round(inDatabase)}`].join(', ');
  console.log(`Memory ${when}, all processes: ${Math.round(sum)} MB (${parts})`);
}

/** As the browser does it: the answer by `fetch`, whose reply shows the verdict, and then the next question. */
async function answerAndGoOn(site: string, student: Student, index: number) {
  return { answer: await answer(site, student, index), page: await page(site, student, (index % questionCount) + 1) };
}

/** All at the same moment; they read their verdicts, and all go on at the same moment. */
async function burst(site: string, all: Student[], index: number) {
  const answers = await Promise.all(all.map((student) => answer(site, student, index)));
  const pages = await Promise.all(all.map((student) => page(site, student, index + 1)));
  return { answers, pages };
}

/** Every student begins at a moment of their own. */
async function workInTurns(site: string, all: Student[]): Promise<{ answers: Reply[]; pages: Reply[] }> {
  const answers: Reply[] = [];
  const pages: Reply[] = [];
  const rounds = Math.floor(workSeconds / thinkSeconds);
  await Promise.all(
    all.map(async (student, place) => {
      const started = performance.now() + (place / all.length) * thinkSeconds * 1000;
      for (let round = 0; round < rounds; round += 1) {
        await pause(Math.max(0, started + round * thinkSeconds * 1000 - performance.now()));
        const index = (round % questionCount) + 1;
        const replies = await answerAndGoOn(site, student, index);
        answers.push(replies.answer);
        pages.push(replies.page);
      }
    }),
  );
  return { answers, pages };
}
