import { Kysely, PostgresDialect, sql } from 'kysely';
import type { QueryConfig, QueryResult } from 'pg';
import { expect, it, vi } from 'vitest';
import { transactionEndingWith } from './last-statement';
import { pipelinedPool } from './pipelined-pool';
import type { Database } from './schema';

/** A database that keeps what it is sent and answers nothing until it is told to. */
function silentDatabase() {
  const sent: string[] = [];
  const answers: ((failure?: Error) => void)[] = [];
  const client = {
    query: ({ text = '' }: QueryConfig) =>
      new Promise<QueryResult>((resolve, reject) => {
        sent.push(text);
        const result = { command: '', rowCount: 0, rows: [], oid: 0, fields: [] };
        answers.push((failure) => (failure ? reject(failure) : resolve(result)));
      }),
    together: (send: () => void) => send(),
    release: () => {},
  };
  const pool = pipelinedPool({ connect: async () => client, end: async () => {} });
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), sent, answers };
}

it('sends COMMIT without waiting for the last statement', async () => {
  const { db, sent, answers } = silentDatabase();
  const done = transactionEndingWith(db, async (trx, endWith) => {
    await endWith(sql`insert into things default values`.execute(trx));
    return 'stored';
  });
  await vi.waitFor(() => expect(sent).toEqual(['begin', 'insert into things default values', 'commit']));
  for (const answer of answers) answer();
  await expect(done).resolves.toBe('stored');
});

it('throws what the last statement threw, although PostgreSQL answers the COMMIT', async () => {
  const { db, sent, answers } = silentDatabase();
  const done = transactionEndingWith(db, async (trx, endWith) => {
    await endWith(sql`insert into things default values`.execute(trx));
    return 'stored';
  });
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  answers[0]?.();
  answers[1]?.(new Error('duplicate key'));
  answers[2]?.();
  await expect(done).rejects.toThrow('duplicate key');
});

it('rolls back when the action throws before its last statement', async () => {
  const { db, sent, answers } = silentDatabase();
  const done = transactionEndingWith(db, async (trx) => {
    const read = sql`select 1`.execute(trx);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    for (const answer of answers) answer();
    await read;
    throw new Error('Practice not found.');
  });
  done.catch(() => {});
  await vi.waitFor(() => expect(sent).toEqual(['begin', 'select 1', 'rollback']));
  answers[2]?.();
  await expect(done).rejects.toThrow('Practice not found.');
});
