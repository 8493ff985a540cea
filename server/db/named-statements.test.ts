import type { QueryConfig, QueryResult } from 'pg';
import { expect, it } from 'vitest';
import { nameStatements } from './named-statements';

/** A connection that keeps what it is sent, and answers nothing until it is told to. */
function silentConnection() {
  const sent: string[] = [];
  const answers: ((failure?: Error) => void)[] = [];
  const client = {
    query: ({ text = '' }: QueryConfig) =>
      new Promise<QueryResult>((resolve, reject) => {
        sent.push(text);
        const result = { command: '', rowCount: 0, rows: [], oid: 0, fields: [] };
        answers.push((failure) => (failure ? reject(failure) : resolve(result)));
      }),
    release: () => {},
  };
  const pool = nameStatements({ connect: async () => client, end: async () => {} });
  return { pool, sent, answers };
}

it('sends BEGIN together with the first statement of its transaction, and only once', async () => {
  const { pool, sent, answers } = silentConnection();
  const client = await pool.connect();
  await client.query('begin', []);
  expect(sent).toEqual([]);
  const locked = client.query('select 1', []);
  expect(sent).toEqual(['begin', 'select 1']);
  for (const answer of answers) answer();
  await locked;
  void client.query('commit', []);
  expect(sent).toEqual(['begin', 'select 1', 'commit']);
});

it('fails by its first statement where the connection is lost', async () => {
  const { pool, answers } = silentConnection();
  const client = await pool.connect();
  await client.query('begin', []);
  const locked = client.query('select 1', []);
  for (const answer of answers) answer(new Error('Connection terminated'));
  await expect(locked).rejects.toThrow('Connection terminated');
});
