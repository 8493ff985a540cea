import type { QueryConfig, QueryResult } from 'pg';
import { expect, it } from 'vitest';
import { pipelinedPool } from './pipelined-pool';

/** Connections that keep what they are sent, and answer nothing until they are told to. */
function silentPool() {
  /** What was sent: a list for each connection that was taken. */
  const sent: string[][] = [];
  const answers: ((failure?: Error) => void)[] = [];
  let writes = 0;
  let released = 0;
  const pool = pipelinedPool({
    connect: async () => {
      const own: string[] = [];
      sent.push(own);
      return {
        query: ({ text = '' }: QueryConfig) =>
          new Promise<QueryResult>((resolve, reject) => {
            own.push(text);
            const result = { command: text, rowCount: 0, rows: [], oid: 0, fields: [] };
            answers.push((failure) => (failure ? reject(failure) : resolve(result)));
          }),
        together: (send) => {
          writes += 1;
          send();
        },
        release: () => {
          released += 1;
        },
      };
    },
    end: async () => {},
  });
  return { pool, sent, answers, writes: () => writes, released: () => released };
}

/** As Kysely asks one statement outside a transaction. */
async function ask({ pool }: ReturnType<typeof silentPool>, text: string): Promise<unknown> {
  const client = await pool.connect();
  try {
    return await client.query(text, []);
  } finally {
    client.release();
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('sends BEGIN together with the first statement of its transaction, and only once', async () => {
  const { pool, sent, answers, writes } = silentPool();
  const client = await pool.connect();
  await client.query('begin', []);
  expect(sent).toEqual([[]]);
  const locked = client.query('select 1', []);
  await turn();
  expect(sent).toEqual([['begin', 'select 1']]);
  expect(writes()).toBe(1);
  for (const answer of answers) answer();
  await locked;
  void client.query('commit', []);
  await turn();
  expect(sent).toEqual([['begin', 'select 1', 'commit']]);
});

it('gives a transaction with settings a connection of its own as well', async () => {
  const { pool, sent } = silentPool();
  const client = await pool.connect();
  await client.query('start transaction isolation level serializable', []);
  void client.query('update a', []);
  void client.query('commit', []);
  await turn();
  expect(sent).toEqual([['start transaction isolation level serializable', 'update a', 'commit']]);
});

it('fails by its first statement where the connection is lost', async () => {
  const { pool, answers } = silentPool();
  const client = await pool.connect();
  await client.query('begin', []);
  const locked = client.query('select 1', []);
  await turn();
  for (const answer of answers) answer(new Error('Connection terminated'));
  await expect(locked).rejects.toThrow('Connection terminated');
});

it('sends what a page asks at once in one write, each with its own answer, and what comes later on its own', async () => {
  const silent = silentPool();
  const parts = ['select 1', 'select 2', 'select 3'].map((text) => ask(silent, text));
  await turn();
  expect(silent.sent).toEqual([['select 1', 'select 2', 'select 3']]);
  expect(silent.writes()).toBe(1);
  const later = ask(silent, 'select 4');
  await turn();
  expect(silent.sent[1]).toEqual(['select 4']);
  const [first, second, ...others] = silent.answers;
  first?.();
  second?.(new Error('division by zero'));
  for (const answer of others) answer();
  const results = await Promise.allSettled([...parts, later]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(results[2]).toMatchObject({ value: { command: 'select 3' } });
  await turn();
  expect(silent.released()).toBe(2);
});

it('never lets more than six wait behind each other, and keeps transactions apart', async () => {
  const silent = silentPool();
  const transaction = await silent.pool.connect();
  await transaction.query('begin', []);
  void transaction.query('update a', []);
  for (let number = 1; number <= 8; number += 1) void ask(silent, `select ${number}`);
  await turn();
  expect(silent.sent.map((texts) => texts.length)).toEqual([2, 6, 2]);
});

it('fails every statement where no connection is to be had', async () => {
  const pool = pipelinedPool({ connect: () => Promise.reject(new Error('ETIMEDOUT')), end: async () => {} });
  const client = await pool.connect();
  await expect(client.query('select 1', [])).rejects.toThrow('ETIMEDOUT');
  await expect(client.query('begin', [])).rejects.toThrow('ETIMEDOUT');
});
