import { hash, verify } from '@node-rs/argon2';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makePerson } from '../backend/people';
import { password, type TestBackend } from '../backend/test-backend';

vi.mock('@node-rs/argon2', { spy: true });

let backend: TestBackend;
beforeAll(async () => {
  // An earlier file of this worker may have loaded the server with the hash as it is.
  vi.resetModules();
  const { startTestBackend } = await import('../backend/test-backend');
  backend = await startTestBackend();
});
afterEach(() => void vi.mocked(verify).mockClear());
afterAll(() => backend.stop());

const signIn = (email: string, secret: string, address: string) =>
  backend.ask('mutation S($email: String!, $secret: String!) { signIn(email: $email, password: $secret) { token } }', {
    variables: { email, secret },
    headers: { 'x-client-address': address },
  });

/** Accounts whose hash is real but cheap: a verification takes its cost from the hash. */
async function makePupils(count: number): Promise<string[]> {
  const cheap = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const emails: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { id, email } = await makePerson(backend.services);
    await backend.services.db.updateTable('users').set({ password_hash: cheap }).where('id', '=', id).execute();
    emails.push(email);
  }
  return emails;
}

it('300 pupils behind one address sign in, also when each mistyped the password first', async () => {
  const address = '203.0.113.77';
  const pupils = await makePupils(300);
  const brute = pupils[0] ?? '';
  const guesses = [];
  for (let n = 0; n < 6; n += 1) guesses.push(await signIn(brute, `guess ${n}`, address));
  expect(guesses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429]);

  const others = pupils.slice(1);
  const mistyped = await Promise.all(others.map((email) => signIn(email, 'mistyped', address)));
  expect(new Set(mistyped.map(({ status }) => status))).toEqual(new Set([400]));
  const answers = await Promise.all(others.map((email) => signIn(email, password, address)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(299);
  expect(new Set(answers.map(({ data }) => (data.signIn as { token: string }).token)).size).toBe(299);
});

it('does the same work for an unknown email as for a wrong password', async () => {
  const [known = ''] = await makePupils(1);
  await signIn('warm-up@people.test', 'a guess', '203.0.113.78');
  const work = async (email: string) => {
    const { status, errors } = await signIn(email, 'a guess', '203.0.113.78');
    const calls = vi.mocked(verify).mock.calls.length;
    vi.mocked(verify).mockClear();
    return { status, errors, calls };
  };
  vi.mocked(verify).mockClear();
  vi.mocked(hash).mockClear();
  const unknown = await work('nobody-at-all@people.test');
  expect(unknown).toEqual(await work(known));
  expect(unknown).toMatchObject({ status: 400, calls: 1 });
  expect(hash).not.toHaveBeenCalled();
});
