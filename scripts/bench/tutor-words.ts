/**
 * A hundred students chatting with Tutor Me at once: how long from sending a message until its reply is with the browser.
 * First each at a moment of their own, then all in the same moment. Bounded: so many messages, and no more.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedDatabase } from '../../server/db/embedded';
import { createPractice } from '../../server/modules/practice';
import { closeServices, createServices } from '../../server/platform/create-services';
import { newId } from '../../server/platform/ids';
import { makePerson } from '../../tests/integration/backend/people';
import { testConfig } from '../../tests/integration/backend/test-backend';
import { processTree, proportionalMegabytes } from '../measure/process-tree';
import { startProduct } from '../measure/product';
import { type Reply, summary, timed } from './timed-requests';

const students = 100;
/** Each student sends a message this often. */
const thinkSeconds = 10;
const rounds = 4;

/** What a student says, one after another: a call for help, a line of maths, doubt, a question. */
const said = [
  { intent: 'HINT', text: '' },
  { intent: 'MESSAGE', text: '2+2=5' },
  { intent: 'UNSURE', text: '' },
  { intent: 'MESSAGE', text: 'why?' },
  { intent: 'HINT', text: '' },
];

interface Student {
  token: string;
  questionId: string;
  /** The number of the student's next message. */
  next: number;
}

interface Words {
  /** Until the message is answered: its reply is decided and stored. */
  answered: Reply;
  /** Until its words are with the browser. */
  shown: Reply;
}

export async function printTutorWords(port: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marsmaths-tutor-'));
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  const product = await startProduct({ dataDir, port, bffPort: port + 1000, env: { DATABASE_URL: database.url } });
  try {
    const all = await makeStudents(database.url);
    // The first messages compile what all later ones use.
    for (const student of all.slice(0, 10)) await say(product.site, student, 0);
    console.log(`\n${students} students beside Tutor Me; load of the machine before: ${loadNow()}`);
    // The moment comes last: a message that it refuses would leave its talk out of step.
    const talk = await inTurns(product.site, all);
    const burst = await Promise.all(all.map((student) => say(product.site, student, rounds + 1)));
    console.table([
      { what: `${students} messages at once: answered`, ...summary(burst.map(({ answered }) => answered)) },
      { what: `${students} messages at once: words there`, ...summary(burst.map(({ shown }) => shown)) },
      { what: `one each ${thinkSeconds} s: answered`, ...summary(talk.map(({ answered }) => answered)) },
      { what: `one each ${thinkSeconds} s: words there`, ...summary(talk.map(({ shown }) => shown)) },
    ]);
    const pids = processTree(process.pid).filter((pid) => pid !== process.pid);
    console.log(`Load after: ${loadNow()}. Memory, all processes: ${Math.round(proportionalMegabytes(pids))} MB`);
  } finally {
    await product.stop();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const loadNow = () => (loadavg()[0] ?? 0).toFixed(1);

async function makeStudents(databaseUrl: string): Promise<Student[]> {
  const services = createServices(testConfig({ DATABASE_URL: databaseUrl }));
  const made: Student[] = [];
  for (let number = 0; number < students; number += 1) {
    const { token, viewer } = await makePerson(services);
    const input = { courseId: 'year-6', mode: 'CASUAL' as const, questionCount: 5, idempotencyKey: newId() };
    const { questions } = await createPractice(services, viewer, { ...input, topicIds: [] });
    made.push({ token, questionId: questions[0]?.id ?? '', next: 1 });
  }
  await closeServices(services);
  return made;
}

/** As the browser does it: the form by `fetch`, and then the frame's data with the reply in it. */
async function say(site: string, student: Student, turn: number): Promise<Words> {
  const { token, questionId } = student;
  const url = `${site}/chat-bot.data?ROLE=student&questionId=${questionId}`;
  const { intent, text } = said[turn % said.length] ?? { intent: 'HINT', text: '' };
  const body = new URLSearchParams({ intent, text, number: String(student.next) }).toString();
  student.next += 2;
  const cookie = `mm_session=${token}`;
  const started = performance.now();
  const answered = await timed(url, {
    method: 'POST',
    headers: {
      cookie,
      origin: site,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-dest': 'empty',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body,
  });
  const { status } = await timed(url, { method: 'GET', headers: { cookie, 'sec-fetch-dest': 'empty' } });
  return { answered, shown: { status: Math.max(status, answered.status), ms: performance.now() - started } };
}

/** Every student begins at a moment of their own. */
async function inTurns(site: string, all: Student[]): Promise<Words[]> {
  const words: Words[] = [];
  const begun = performance.now();
  await Promise.all(
    all.map(async (student, place) => {
      for (let round = 0; round < rounds; round += 1) {
        const due = begun + (round + place / all.length) * thinkSeconds * 1000;
        await pause(Math.max(0, due - performance.now()));
        words.push(await say(site, student, round + 1));
      }
    }),
  );
  return words;
}
