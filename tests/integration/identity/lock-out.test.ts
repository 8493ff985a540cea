import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../backend/people';
import { type Answer, internalKey, password, startTestBackend, type TestBackend } from '../backend/test-backend';
import { puzzleIn, solved } from './proof';

/** Real, but cheap: a check takes its cost from the hash, and these tests make a thousand. */
const cheapHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

interface Caller {
  address?: string;
  device?: string;
  proof?: { challenge: string; solution: string };
}

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

function signIn(email: string, secret: string, { address = '203.0.113.1', device, proof }: Caller = {}) {
  const document = `mutation S($email: String!, $secret: String!, $device: DeviceInput, $proof: ProofInput) {
    signIn(email: $email, password: $secret, device: $device, proof: $proof) { token device { token } }
  }`;
  const variables = {
    email,
    secret,
    proof,
    device: device === undefined ? undefined : { token: device, name: 'Test' },
  };
  return backend.ask(document, { variables, headers: { 'x-client-address': address } });
}

/** Somebody whose password costs little to check; returns what their browser is known by after a first sign-in. */
async function register(email: string): Promise<string> {
  const { id } = await makePerson(backend.services);
  const change = { email, password_hash: await cheapHash };
  await backend.services.db.updateTable('users').set(change).where('id', '=', id).execute();
  return deviceOf(await signIn(email, password, { address: '192.0.2.1' }));
}

const deviceOf = ({ data }: Answer): string => (data.signIn as { device: { token: string } }).device.token;

/** Wrong passwords as fast as they go; an attacker who solves no puzzle. */
async function hammer(count: number, attempt: (n: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let n = 0; n < count; n += 10) {
    answers.push(...(await Promise.all(Array.from({ length: Math.min(10, count - n) }, (_, m) => attempt(n + m)))));
  }
  return answers;
}

describe('1,000 wrong sign-ins from the address of a school', () => {
  const address = '203.0.113.10';
  beforeAll(async () => {
    for (let n = 0; n < 5; n += 1) await register(`pupil${n}@school.test`);
    const victims = Array.from({ length: 200 }, (_, n) => `victim${n}@school.test`);
    for (const victim of victims) await register(victim);
    const answers = await hammer(1000, (n) => signIn(victims[n % 200] ?? '', `guess ${n}`, { address }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(0);
  }, 60_000);

  it('a pupil whose browser is known goes straight in there', async () => {
    const device = deviceOf(await signIn('pupil0@school.test', password, { address: '198.51.100.1' }));
    expect((await signIn('pupil0@school.test', password, { address, device })).status).toBe(200);
  });

  it('any other pupil solves a puzzle of a second at most, and is in', async () => {
    const held = await signIn('pupil1@school.test', password, { address });
    expect(held.status).toBe(429);
    const puzzle = puzzleIn(held);
    expect(puzzle.bits).toBeLessThanOrEqual(17);
    expect((await signIn('pupil1@school.test', password, { address, proof: solved(puzzle) })).status).toBe(200);
  });

  it('without scripts, a short wait does instead, and no wait that is not over', async () => {
    const { challenge, waitSeconds } = puzzleIn(await signIn('pupil2@school.test', password, { address }));
    const proof = { challenge, solution: '' };
    const early = puzzleIn(await signIn('pupil2@school.test', password, { address, proof }));
    expect(early.challenge).toBe(challenge);
    expect(waitSeconds).toBeLessThanOrEqual(20);
    backend.clock.advance({ minutes: waitSeconds / 60 });
    expect((await signIn('pupil2@school.test', password, { address, proof })).status).toBe(200);
  });

  it('elsewhere nobody notices', async () => {
    expect((await signIn('pupil3@school.test', password, { address: '198.51.100.2' })).status).toBe(200);
  });
});

describe('50 wrong passwords for one person from ten addresses', () => {
  const email = 'owner@school.test';
  let device: string;
  const attack = () =>
    hammer(50, (n) => signIn(email, `guess number ${n}`, { address: `198.51.100.${100 + (n % 10)}` }));
  beforeAll(async () => {
    device = await register(email);
    const answers = await attack();
    // What is over the five goes unlooked at: no password is hashed for it.
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  });

  it('the owner’s own browser goes straight in', async () => {
    expect((await signIn(email, password, { device })).status).toBe(200);
  });

  it('a browser of another account is none of the owner’s', async () => {
    const other = await register('other@school.test');
    expect((await signIn(email, password, { device: other })).status).toBe(429);
    expect((await signIn(email, password, { device: 'A'.repeat(43) })).status).toBe(429);
  });

  it('a new browser gets in with a proof of work, and is known from then on', async () => {
    const held = await signIn(email, password);
    const answer = await signIn(email, password, { proof: solved(puzzleIn(held)) });
    expect(answer.status).toBe(200);
    await attack();
    expect((await signIn(email, password, { device: deviceOf(answer) })).status).toBe(200);
  });

  it('a proof counts once, for this account, and not for ever', async () => {
    const proof = solved(puzzleIn(await signIn(email, 'a wrong one')));
    expect((await signIn('victim@school.test', 'a wrong one', { proof })).status).toBe(400);
    expect((await signIn(email, 'a wrong one', { proof })).status).toBe(400);
    expect((await signIn(email, password, { proof })).status).toBe(429);
    const forged = { ...proof, challenge: proof.challenge.replace(/\.\d+\./, '.3.') };
    expect((await signIn(email, password, { proof: forged })).status).toBe(429);
    const late = solved(puzzleIn(await signIn(email, 'a wrong one')));
    backend.clock.advance({ minutes: 16 });
    expect((await signIn(email, password, { proof: late })).status).toBe(429);
  });

  it('after a completed reset everybody with the new password goes straight in', async () => {
    await backend.ask('mutation F($email: String!) { requestPasswordReset(email: $email) }', { variables: { email } });
    await backend.services.background.settled();
    const mail = await backend.services.db
      .selectFrom('outbox_mails')
      .select('body')
      .where('to_email', '=', email)
      .executeTakeFirstOrThrow();
    const token = /reset-password\/([\w-]+)/.exec(mail.body)?.[1];
    const reset = await backend.ask(
      `mutation R($token: String!) { resetPassword(token: $token, password: "seven warm planets") { token } }`,
      { variables: { token } },
    );
    const { token: proven } = reset.data.resetPassword as { token: string };
    expect((await signIn(email, 'seven warm planets')).status).toBe(200);
    await attack();
    expect((await signIn(email, 'seven warm planets', { device: proven })).status).toBe(200);
    // Whoever had the old password is a stranger again.
    expect((await signIn(email, 'seven warm planets', { device })).status).toBe(429);
  });
});

it('a known browser is strange again after ten wrong passwords of its own', async () => {
  const email = 'stolen-phone@school.test';
  const device = await register(email);
  const answers = await hammer(15, (n) => signIn(email, `guess number ${n}`, { device }));
  // Ten on the known device, then five as a stranger's are looked at; none after that.
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(15);
  expect((await signIn(email, password, { device })).status).toBe(429);
});

it('asks for the same of an email that nobody has', async () => {
  const real = 'real@school.test';
  await register(real);
  const asked = async (email: string) => {
    const answers = await hammer(9, () => signIn(email, 'a wrong one', { address: '203.0.113.30' }));
    return answers.map(({ status, errors }) => [status, errors[0]?.message]).sort();
  };
  expect(await asked('ghost@school.test')).toEqual(await asked(real));
});

it('believes the device address beside the internal key only', async () => {
  // With a wrong key all of these come from one address, whatever they claim, and are counted together.
  const ask = (key: string) => (n: number) =>
    backend.ask('mutation F($email: String!) { requestPasswordReset(email: $email) }', {
      variables: { email: `nobody${n}@school.test` },
      headers: { 'x-internal-key': key, 'x-client-address': `198.51.100.${n}` },
    });
  const held = (answers: Answer[]) => answers.filter(({ status }) => status === 429).length;
  expect(held(await hammer(110, ask(internalKey)))).toBe(0);
  expect(held(await hammer(110, ask(`${internalKey}x`)))).toBeGreaterThan(0);
});

it('after a hundred new accounts from one address, the next ones cost a puzzle and are made', async () => {
  const address = '203.0.113.99';
  for (let n = 0; n < 100; n += 1) await backend.services.limits.count('registerAtAddress', address);
  const document = `mutation R($input: RegisterInput!, $proof: ProofInput) {
    register(input: $input, proof: $proof) { token }
  }`;
  const input = { email: 'latecomer@school.test', password, nickname: 'Mia', role: 'TUTOR' };
  const headers = { 'x-client-address': address };
  const held = await backend.ask(document, { variables: { input }, headers });
  const proof = solved(puzzleIn(held));
  expect((await backend.ask(document, { variables: { input, proof }, headers })).status).toBe(200);
});

describe('puzzles that were gathered while they were cheap', () => {
  const email = 'target@school.test';
  const from = (n: number) => `203.0.113.${100 + n}`;
  const wrong = (n: number, proof?: { challenge: string; solution: string }) =>
    signIn(email, `guess number ${n}`, proof === undefined ? { address: from(n) } : { address: from(n), proof });

  it('open nothing once the account is under attack, and an honest person still gets in', async () => {
    await register(email);
    for (let n = 0; n < 5; n += 1) await wrong(n);
    const store = [];
    for (let n = 0; n < 40; n += 1) store.push(solved(puzzleIn(await wrong(n))));
    const answers = [];
    for (const [n, proof] of store.entries()) answers.push(await wrong(n, proof));
    // The first few are as hard as it takes then; of the others each has to be solved anew, and is harder.
    const looked = answers.filter(({ status }) => status === 400).length;
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThan(5);
    const last = puzzleIn(answers.at(-1) as Answer);
    expect(last.bits).toBeGreaterThan(13);

    let answer = await signIn(email, password, { address: '203.0.113.200' });
    let puzzles = 0;
    for (; answer.status === 429 && puzzles < 3; puzzles += 1) {
      answer = await signIn(email, password, { address: '203.0.113.200', proof: solved(puzzleIn(answer)) });
    }
    expect(answer.status).toBe(200);
    expect(puzzles).toBe(1);
  });

  it('become harder the more of them one address asks for', async () => {
    const address = '203.0.113.201';
    for (let n = 0; n < 500; n += 1) await backend.services.limits.count('signInAtAddress', address);
    const bits = [];
    for (let n = 0; n < 20; n += 1) bits.push(puzzleIn(await signIn(`p${n}@school.test`, 'x', { address })).bits);
    expect(bits[0]).toBe(13);
    expect(bits.at(-1)).toBe(17);
  });

  it('without scripts, the wait is as long as the puzzle of now asks for', async () => {
    const { challenge } = puzzleIn(await wrong(60));
    backend.clock.advance({ seconds: 20 });
    expect((await signIn(email, password, { address: from(60), proof: { challenge, solution: '' } })).status).toBe(200);
  });
});
