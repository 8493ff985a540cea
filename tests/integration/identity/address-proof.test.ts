import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmEmailChange, requestEmailChange, requestEmailProof } from '../../../server/modules/identity';
import { newId } from '../../../server/platform/ids';
import { mailedToken, type Person, viewerOf } from '../backend/people';
import { password, startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const newAddress = () => `${newId()}@school.test`;

const register = (email: string, { claim, nickname = 'Ms Nair' }: { claim?: string; nickname?: string } = {}) =>
  backend.ask(
    `mutation M($input: RegisterInput!, $claim: String) {
      register(input: $input, claim: $claim) { token viewer { id } device { token } }
    }`,
    { variables: { input: { email, password, nickname, role: 'TEACHER' }, claim } },
  );

type Registered = Pick<Person, 'id' | 'token' | 'email'> & { device: string };
async function registered(email = newAddress(), options = {}): Promise<Registered> {
  const { data, errors } = await register(email, options);
  expect(errors).toEqual([]);
  const { token, viewer, device } = data.register as {
    token: string;
    viewer: { id: string };
    device: { token: string };
  };
  return { token, id: viewer.id, email, device: device.token };
}

async function askForReset(email: string): Promise<string> {
  await backend.ask('mutation M($email: String!) { requestPasswordReset(email: $email) }', { variables: { email } });
  await backend.services.background.settled();
  return mailedToken(backend.services, email, 'reset-password');
}

const reset = (token: string, more: { name?: string; device?: { token: string; name: string } } = {}) =>
  backend.ask(
    `mutation M($token: String!, $name: String, $device: DeviceInput) {
      resetPassword(token: $token, password: "seven warm planets", name: $name, device: $device) { token }
    }`,
    { variables: { token, ...more } },
  );
const linkOf = async (token: string, device?: object) =>
  (
    await backend.ask(
      'query Q($t: String!, $d: DeviceInput) { passwordResetLink(token: $t, device: $d) { needsName } }',
      {
        variables: { t: token, d: device },
      },
    )
  ).data.passwordResetLink;
const signIn = async (email: string, typed: string) =>
  (
    await backend.ask('mutation M($e: String!, $p: String!) { signIn(email: $e, password: $p) { viewer { id } } }', {
      variables: { e: email, p: typed },
    })
  ).data.signIn as { viewer: { id: string } } | undefined;
const isIn = async (token: string) => (await backend.ask('query Q { viewer { id } }', { token })).data.viewer !== null;
const isProved = async (person: Pick<Person, 'token'>) =>
  (await viewerOf(backend.services, person)).account.emailProved;
const rowOf = ({ id }: Pick<Person, 'id'>) =>
  backend.services.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('proving an address', () => {
  it('takes the link of its mail, logged in as the account that asked, once and within a day', async () => {
    const { services } = backend;
    const ann = await registered();
    const stranger = await registered();
    await requestEmailProof(services, await viewerOf(services, ann));
    const token = await mailedToken(services, ann.email, 'confirm-email');
    const confirm = async (who: Registered, link = token) =>
      confirmEmailChange(services, { sessionToken: null, viewer: await viewerOf(services, who), token: link }).then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
    expect(await confirm(stranger)).toBe('UNPROCESSABLE');
    expect([await isProved(ann), await isProved(stranger)]).toEqual([false, false]);
    expect(await confirm(ann)).toBe('done');
    expect(await isProved(ann)).toBe(true);
    expect(await confirm(ann)).toBe('UNPROCESSABLE');

    await requestEmailProof(services, await viewerOf(services, stranger));
    const late = await mailedToken(services, stranger.email, 'confirm-email');
    backend.clock.advance({ minutes: 24 * 60 + 1 });
    expect(await confirm(stranger, late)).toBe('UNPROCESSABLE');
    expect(await isProved(stranger)).toBe(false);
  });

  it('is not asked of a proved address, and leaves a change that waits alone', async () => {
    const { services } = backend;
    const ann = await registered();
    const next = newAddress();
    await requestEmailChange(services, { viewer: await viewerOf(services, ann), email: next, current: password });
    await requestEmailProof(services, await viewerOf(services, ann));
    const proof = await mailedToken(services, ann.email, 'confirm-email');
    await confirmEmailChange(services, { sessionToken: null, viewer: await viewerOf(services, ann), token: proof });
    await expect(requestEmailProof(services, await viewerOf(services, ann))).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const change = await mailedToken(services, next, 'confirm-email');
    await confirmEmailChange(services, {
      sessionToken: ann.token,
      viewer: await viewerOf(services, ann),
      token: change,
    });
    expect((await viewerOf(services, ann)).account).toMatchObject({ email: next, emailProved: true });
  });
});

describe('a forgotten password before the address was proved', () => {
  it('needs the name of the account, except in a browser that the account knows; then the address is proved', async () => {
    const ann = await registered();
    const link = await askForReset(ann.email);
    const device = { token: ann.device, name: 'Firefox' };
    expect([await linkOf(link), await linkOf(link, device), await linkOf('invented')]).toEqual([
      { needsName: true },
      { needsName: false },
      null,
    ]);
    for (const name of [undefined, ' ', 'Somebody']) {
      expect((await reset(link, { name })).errors[0]?.extensions.details).toEqual({ field: 'name' });
    }
    expect((await reset(link, { name: ' ms  NAIR ' })).status).toBe(200);
    expect((await rowOf(ann)).email_proved_at).not.toBeNull();
    expect((await signIn(ann.email, 'seven warm planets'))?.viewer.id).toBe(ann.id);

    const ben = await registered();
    expect((await reset(await askForReset(ben.email), { device: { token: ben.device, name: 'Firefox' } })).status).toBe(
      200,
    );
    expect((await rowOf(ben)).email_proved_at).not.toBeNull();
  });

  it('lets nobody guess the name, and ends every other way in', async () => {
    const squatter = await registered(newAddress(), { nickname: 'Quokka' });
    await backend.services.db
      .insertInto('provider_identities')
      .values({ issuer: 'https://login.test', subject: newId(), user_id: squatter.id, created_at: backend.clock.now() })
      .execute();
    const link = await askForReset(squatter.email);
    const codes: unknown[] = [];
    for (let n = 0; n < 7; n += 1) codes.push((await reset(link, { name: `Guess ${n}` })).status);
    expect(codes).toEqual([400, 400, 400, 400, 400, 429, 429]);
    await backend.services.limits.forget('nameOfUnproved', squatter.id);
    expect((await reset(link, { name: 'Quokka' })).status).toBe(200);
    expect(await isIn(squatter.token)).toBe(false);
    const ways = backend.services.db.selectFrom('provider_identities').selectAll().where('user_id', '=', squatter.id);
    expect(await ways.execute()).toEqual([]);
  });
});

describe('an address that somebody else registered', () => {
  it('goes to its owner with a new account, and nothing of either goes to the other', async () => {
    const { services } = backend;
    const squatter = await registered();
    await requestEmailProof(services, await viewerOf(services, squatter));
    expect((await register(squatter.email)).errors[0]?.extensions.code).toBe('EMAIL_TAKEN');
    const claim = await askForReset(squatter.email);
    const owner = await registered(squatter.email.toUpperCase(), { claim });
    expect(owner.id).not.toBe(squatter.id);
    expect(await isProved(owner)).toBe(true);
    expect(await isIn(squatter.token)).toBe(false);
    expect(await rowOf(squatter)).toMatchObject({ email: `freed-${squatter.id}`, email_proved_at: null });
    const left = services.db.selectFrom('email_changes').selectAll().where('user_id', '=', squatter.id);
    expect(await left.execute()).toEqual([]);
    // The password that the squatter chose opens the owner's account as little as the link does again.
    expect((await signIn(squatter.email, password))?.viewer.id).toBe(owner.id);
    expect((await reset(claim, { name: 'Ms Nair' })).status).toBe(422);
    expect((await register(squatter.email, { claim })).errors[0]?.extensions.code).toBe('EMAIL_TAKEN');
  });

  it('is taken from nobody who proved it, with no link of another address, and once', async () => {
    const proved = await registered();
    const claim = await askForReset(proved.email);
    await services()
      .db.updateTable('users')
      .set({ email_proved_at: backend.clock.now() })
      .where('id', '=', proved.id)
      .execute();
    expect((await register(proved.email, { claim })).errors[0]?.extensions.code).toBe('EMAIL_TAKEN');
    expect(await isIn(proved.token)).toBe(true);

    const other = await registered();
    const otherClaim = await askForReset(other.email);
    expect((await register(proved.email, { claim: otherClaim })).errors[0]?.extensions.code).toBe('EMAIL_TAKEN');
    const free = await registered(newAddress(), { claim: otherClaim });
    expect([await isIn(other.token), await isProved(free)]).toEqual([true, false]);

    const race = await Promise.all([1, 2, 3, 4].map(() => register(other.email, { claim: otherClaim })));
    expect(race.filter(({ status }) => status === 200)).toHaveLength(1);
    backend.clock.advance({ minutes: 61 });
    const late = await registered();
    const lateClaim = await askForReset(late.email);
    backend.clock.advance({ minutes: 61 });
    expect((await register(late.email, { claim: lateClaim })).errors[0]?.extensions.code).toBe('EMAIL_TAKEN');
  });
});

const services = () => backend.services;
