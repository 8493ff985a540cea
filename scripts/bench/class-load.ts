/**
 * A school of 300 at work: all with a stream of events open, all answering at the same moment, and then two minutes of
 * ordinary work. Their sessions are made directly, so that no password is hashed for it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { startEmbeddedDatabase } from '../../server/db/embedded';
import { createPractice } from '../../server/modules/practice';
import { closeServices, createServices } from '../../server/platform/create-services';
import { newId } from '../../server/platform/ids';
import { makePerson } from '../../tests/integration/backend/people';
import { testConfig } from '../../tests/integration/backend/test-backend';
import { processTree, proportionalMegabytes } from '../measure/process-tree';
import { type Product, startProduct } from '../measure/product';
import { agent, type Reply, summary, timed } from './timed-requests';

const students = 300;
const workSeconds = 120;
/** Each student sends an answer this often. */
const thinkSeconds = 10;
const questionCount = 10;
const restSeconds = 30;

interface Student {
  token: string;
  practiceId: string;
}

export async function printClassLoad(port: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marsmaths-class-'));
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  const product = await startProduct({ dataDir, port, bffPort: port + 1000, env: { DATABASE_URL: database.url } });
  try {
    const all = await makeStudents(database.url);
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

async function makeStudents(databaseUrl: string): Promise<Student[]> {
  const services = createServices(testConfig({ DATABASE_URL: databaseUrl }));
  const made: Student[] = [];
  for (let number = 0; number < students; number += 1) {
    const { token, viewer } = await makePerson(services);
    const input = { courseId: 'year-6', mode: 'CASUAL' as const, questionCount, idempotencyKey: newId() };
    const { row } = await createPractice(services, viewer, { ...input, topicIds: [] });
    made.push({ token, practiceId: row.id });
  }
  await closeServices(services);
  return made;
}

function openStream(site: string, { token }: Student) {
  const headers = { cookie: `mm_session=${token}`, 'sec-fetch-site': 'same-origin' };
  return request(`${site}/api/events`, { headers, dispatcher: agent });
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

function answer(site: string, { token, practiceId }: Student, index: number): Promise<Reply> {
  const body = new URLSearchParams({ intent: 'answer', answer: String(index * 7 + 1), key: newId() }).toString();
  const type = 'application/x-www-form-urlencoded';
  return timed(`${site}/practice/${practiceId}/${index}.data`, {
    method: 'POST',
    headers: {
      cookie: `mm_session=${token}`,
      origin: site,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-dest': 'empty',
      'content-type': type,
    },
    body,
  });
}

function page(site: string, { token, practiceId }: Student, index: number): Promise<Reply> {
  const headers = { cookie: `mm_session=${token}`, 'accept-encoding': 'gzip, deflate, br' };
  return timed(`${site}/practice/${practiceId}/${index}.data`, { method: 'GET', headers });
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
