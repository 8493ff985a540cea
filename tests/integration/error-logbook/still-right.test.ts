import { afterAll, beforeAll, expect, it } from 'vitest';
import { coinReasons, withinDaysCap } from '../../../rules/coin-sources';
import { getErrorLogbook } from '../../../server/modules/error-logbook';
import { createPractice, finishPractice, practiceResult } from '../../../server/modules/practice';
import { newId } from '../../../server/platform/ids';
import type { Viewer } from '../../../server/platform/viewer';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerRight, answerWrong, casual, redo } from '../practice/student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

/** A student with one error, fixed now. */
async function withFixed(): Promise<{ viewer: Viewer; errorId: string }> {
  const { services } = backend;
  const { viewer } = await makePerson(services);
  const { row } = await casual(services, viewer);
  await answerWrong(services, viewer, row.id, 1);
  const [entry] = (await getErrorLogbook(services, viewer, 'year-6')).entries;
  const errorId = entry?.id ?? '';
  await redoRightly(viewer, errorId);
  return { viewer, errorId };
}

/** Redoes the error, rightly at the first try and after some thought; returns what the result says. */
async function redoRightly(viewer: Viewer, errorId: string) {
  const { services, clock } = backend;
  const { row } = await redo(services, viewer, [errorId]);
  clock.advance({ minutes: 1 });
  await answerRight(services, viewer, row.id, 1);
  return resultOf(viewer, row.id);
}

async function resultOf(viewer: Viewer, practiceId: string) {
  const result = await practiceResult(
    backend.services,
    viewer,
    await finishPractice(backend.services, viewer, practiceId),
  );
  return {
    confirmed: result?.confirmedErrorCount,
    fixed: result?.fixedErrorCount,
    coins: result?.coins.filter(({ label }) => label.includes('week later')),
  };
}

const capped = [...withinDaysCap].map((reason) => coinReasons[reason]);

/** What the day's tally says, and what the ledger has of the same: they must never drift apart. */
async function earned(viewer: Viewer) {
  const { db } = backend.services;
  const { ledger } = await db
    .selectFrom('coin_entries')
    .select(({ fn }) => fn.sum<string>('amount').as('ledger'))
    .where('student_id', '=', viewer.id)
    .where('reason', 'in', capped)
    .executeTakeFirstOrThrow();
  const { days } = await db
    .selectFrom('activity_days')
    .select(({ fn }) => fn.sum<string>('coins').as('days'))
    .where('student_id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  return { ledger: Number(ledger), days: Number(days) };
}

it('an error still right a week after its fix earns ten coins once, and the result says that it is confirmed', async () => {
  const { viewer, errorId } = await withFixed();
  backend.clock.advance({ days: 8 });
  expect(await redoRightly(viewer, errorId)).toEqual({
    confirmed: 1,
    fixed: 0,
    coins: [{ label: '1 mistake still fixed a week later', amount: 10 }],
  });

  // Something harder of the same skill, weeks later: the error has earned its coins.
  backend.clock.advance({ days: 60 });
  const { row } = await createPractice(backend.services, viewer, {
    courseId: 'year-6',
    mode: 'ERROR_LOGBOOK',
    redoKind: 'ERROR_CHALLENGE',
    errorIds: [],
    questionCount: 5,
    idempotencyKey: newId(),
  });
  backend.clock.advance({ minutes: 1 });
  await answerRight(backend.services, viewer, row.id, 1);
  expect(await resultOf(viewer, row.id)).toEqual({ confirmed: 0, fixed: 0, coins: [] });
  const { ledger, days } = await earned(viewer);
  expect(days).toBe(ledger);
});

it('earlier it is confirmed, and the coins wait for the week', async () => {
  const { viewer, errorId } = await withFixed();
  backend.clock.advance({ days: 4 });
  expect(await redoRightly(viewer, errorId)).toEqual({ confirmed: 1, fixed: 0, coins: [] });
});
