import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

const mine = { query: 'query Frame { viewer { nickname coins } }' };
const nothing = { query: 'query Page { nothing }' };

describe('several operations in one request', () => {
  let backend: TestBackend;
  let student: Person;
  beforeAll(async () => {
    backend = await startTestBackend({ COUNT_SQL: '1' });
    student = await makePerson(backend.services, {});
  });
  afterAll(() => backend.stop());

  it('each has its own answer, and what one lacks is no loss to the others', async () => {
    const { status, answers } = await backend.askTogether([mine, nothing, mine], student);
    expect(status).toBe(200);
    expect(answers).toMatchObject([
      { data: { viewer: { nickname: 'Robin', coins: 0 } } },
      { errors: [{ extensions: { code: 'BAD_INPUT' } }] },
      { data: { viewer: { nickname: 'Robin', coins: 0 } } },
    ]);
  });

  it('they read the session once', async () => {
    const session = { query: 'query Page { viewer { id } }' };
    const { headers } = await backend.askTogether([session, session, session], student);
    expect(headers.get('x-sql-statements')).toBe('1');
  });

  it('without a session none has a viewer', async () => {
    expect((await backend.askTogether([mine, mine])).answers).toEqual([
      { data: { viewer: null } },
      { data: { viewer: null } },
    ]);
  });

  it.each([
    ['none', []],
    ['more than a page has layouts', Array.from({ length: 7 }, () => mine)],
    ['one that is no operation', [mine, 7]],
  ])('%s: refused whole', async (_name, operations) => {
    const { status, answers } = await backend.askTogether(operations as (typeof mine)[], student);
    expect(status).toBe(400);
    expect(answers).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT' } }] });
  });

  it('only our own page servers send several', async () => {
    const stranger = { token: student.token, headers: { 'x-internal-key': 'guess' } };
    expect((await backend.askTogether([mine], stranger)).status).toBe(400);
  });
});
