/**
 * Kills everything (launcher, BFF, page server, PostgreSQL) during answering, again and again, and then looks for every
 * answer that was acknowledged. `npm run chaos`; rounds by CHAOS_ROUNDS (default 20). Exit code 1 if one is lost or doubled.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { callBff, signIn } from './measure/bff-client';
import { type Product, startProduct } from './measure/product';

const rounds = Math.min(Number(process.env.CHAOS_ROUNDS ?? 20), 200);
/** So many that no question gets more attempts in a round than the latest twenty, which are all that a page shows. */
const questionCount = 40;

const students = ['student@demo.test', 'student2@demo.test'];

/** One answer sent: its key, and the attempt's id once the server has acknowledged it. */
interface Sent {
  /** The session of the student who sent it. */
  token: string;
  practiceId: string;
  index: number;
  attemptId: string | null;
}

const create = `mutation Create($input: CreatePracticeInput!) { createPractice(input: $input) { id } }`;
const submit = `mutation Submit($input: SubmitAnswerInput!) { submitAnswer(input: $input) { attempt { id } } }`;
const read = `query Read($id: ID!, $index: Int!) { practice(practiceId: $id) { question(index: $index) { attempts { id } } } }`;

async function answerUntilKilled(product: Product, token: string, sent: Sent[], stopped: () => boolean): Promise<void> {
  const { bff } = product;
  const input = { courseId: 'year-6', mode: 'CASUAL', questionCount, idempotencyKey: randomUUID() };
  const practice = await callBff<{ createPractice: { id: string } }>(bff, token, create, { input });
  const practiceId = practice.data?.createPractice.id;
  if (practiceId === undefined) throw new Error(practice.errors[0]?.message ?? 'No practice.');
  const lane = async (first: number) => {
    for (let number = 0; !stopped(); number += 1) {
      const index = 1 + ((first + number * 4) % questionCount);
      const entry: Sent = { token, practiceId, index, attemptId: null };
      sent.push(entry);
      try {
        const answer = await callBff<{ submitAnswer: { attempt: { id: string } } }>(bff, token, submit, {
          input: { practiceId, index, answer: String(100_000 + number), idempotencyKey: randomUUID() },
        });
        entry.attemptId = answer.data?.submitAnswer.attempt.id ?? null;
      } catch {
        return; // The server was killed: whatever was on its way was not acknowledged.
      }
    }
  };
  await Promise.all([0, 1, 2, 3].map(lane));
}

async function countMissing(product: Product, sent: Sent[]): Promise<{ lost: number; doubled: number }> {
  let lost = 0;
  let doubled = 0;
  const stored = new Map<string, string[]>();
  for (const { token, practiceId, index, attemptId } of sent) {
    if (attemptId === null) continue;
    const place = `${practiceId}/${index}`;
    let ids = stored.get(place);
    if (ids === undefined) {
      const answer = await callBff<{ practice: { question: { attempts: { id: string }[] } } }>(
        product.bff,
        token,
        read,
        {
          id: practiceId,
          index,
        },
      );
      ids = answer.data?.practice.question.attempts.map((attempt) => attempt.id) ?? [];
      stored.set(place, ids);
    }
    const copies = ids.filter((id) => id === attemptId).length;
    if (copies === 0) lost += 1;
    if (copies > 1) doubled += 1;
  }
  return { lost, doubled };
}

const dataDir = await mkdtemp(join(tmpdir(), 'marsmaths-chaos-'));
const options = { dataDir, port: 3310, bffPort: 4310 };
let acknowledged = 0;
let lost = 0;
let doubled = 0;
const readyAfter: number[] = [];
let product = await startProduct(options);
try {
  for (let round = 1; round <= rounds; round += 1) {
    // Two of them, because the server takes 120 answers a minute of each.
    const tokens = await Promise.all(students.map((email) => signIn(product.bff, email)));
    const sent: Sent[] = [];
    let stopped = false;
    const answering = Promise.all(tokens.map((token) => answerUntilKilled(product, token, sent, () => stopped)));
    await pause(600 + Math.random() * 900);
    await product.kill();
    stopped = true;
    await answering.catch(() => {});
    const started = performance.now();
    product = await startProduct(options);
    readyAfter.push((performance.now() - started) / 1000);
    const missing = await countMissing(product, sent);
    const known = sent.filter(({ attemptId }) => attemptId !== null).length;
    acknowledged += known;
    lost += missing.lost;
    doubled += missing.doubled;
    console.log(`Kill ${round} of ${rounds}: ${known} acknowledged, ${missing.lost} lost, ${missing.doubled} doubled`);
  }
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
readyAfter.sort((a, b) => a - b);
console.log(
  `${rounds} kills, ${acknowledged} acknowledged answers, ${lost} lost, ${doubled} doubled; ready again after ` +
    `${readyAfter[Math.floor(readyAfter.length / 2)]?.toFixed(1)} s (median), ${readyAfter.at(-1)?.toFixed(1)} s (worst)`,
);
process.exit(lost + doubled === 0 && acknowledged > 0 ? 0 : 1);
