import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evaluateFlags } from '../../../server/modules/flags';
import { closeServices, createServices } from '../../../server/platform/create-services';
import { makePerson, type Person } from '../backend/people';
import { internalKey, startTestBackend, type TestBackend, testConfig } from '../backend/test-backend';

let backend: TestBackend;
let admin: Person;
let student: Person;
let payload: unknown = null;
beforeAll(async () => {
  backend = await startTestBackend({}, { flagSource: { fetchPayload: async () => payload } });
  admin = await makePerson(backend.services, { role: 'ADMIN', nickname: 'Root' });
  student = await makePerson(backend.services);
});
afterAll(() => backend.stop());

const decide = (input: object, who = admin) =>
  backend.ask('mutation Set($input: SetFlagInput!) { setFlag(input: $input) }', { ...who, variables: { input } });

async function isOn(name: string, who: Person, headers?: Record<string, string>): Promise<boolean | undefined> {
  const { data } = await backend.ask('query Flags { viewer { flags { name on } } }', { ...who, headers });
  const { flags } = data.viewer as { flags: { name: string; on: boolean }[] };
  return flags.find((flag) => flag.name === name)?.on;
}

async function visitorHas(name: string): Promise<boolean | undefined> {
  const { data } = await backend.ask('query Flags { visitorFlags { name on } }');
  return (data.visitorFlags as { name: string; on: boolean }[]).find((flag) => flag.name === name)?.on;
}

it('an administrator switches a flag for everybody, without a restart and in every process', async () => {
  const other = createServices(testConfig({ DATABASE_URL: backend.databaseUrl }));
  const there = async () =>
    (await evaluateFlags(other, { person: null, deviceType: 'desktop' })).find(({ name }) => name === 'vce-mock-badge')
      ?.on;
  expect([await visitorHas('vce-mock-badge'), await there()]).toEqual([false, false]);
  expect((await decide({ name: 'vce-mock-badge', mode: 'ON', percentage: 0, emails: [] })).errors).toEqual([]);
  expect(await visitorHas('vce-mock-badge')).toBe(true);
  await expect.poll(there).toBe(true);
  await closeServices(other);
  await decide({ name: 'vce-mock-badge', mode: 'DEFAULT', percentage: 0, emails: [] });
  expect(await visitorHas('vce-mock-badge')).toBe(false);
});

it.each(['promo-banner', 'vce-mock-badge'])('%s is on and off for visitors as it was decided', async (name) => {
  for (const mode of ['ON', 'OFF']) {
    await decide({ name, mode, percentage: 0, emails: [] });
    expect(await visitorHas(name)).toBe(mode === 'ON');
  }
  await decide({ name, mode: 'DEFAULT', percentage: 0, emails: [] });
});

describe('what an administrator sees of a flag', () => {
  const fields = 'name mode standard now missingSetting';
  const seen = async (name: string, from = backend) => {
    const who = from === backend ? admin : await makePerson(from.services, { role: 'ADMIN' });
    const { data } = await from.ask(`query Settings { flagSettings { ${fields} } }`, { token: who.token });
    return (data.flagSettings as { name: string }[]).find((flag) => flag.name === name);
  };

  it('is how it stands, by default or decided', async () => {
    const whiteboard = { mode: 'DEFAULT', standard: 'ON', now: 'ON', missingSetting: null };
    expect(await seen('whiteboard')).toMatchObject(whiteboard);
    for (const [decision, now] of [
      [{ mode: 'OFF' }, 'OFF'],
      [{ mode: 'SOME', percentage: 10 }, 'SOME'],
      [{ mode: 'SOME' }, 'OFF'],
    ] as const) {
      await decide({ name: 'whiteboard', percentage: 0, emails: [], ...decision });
      expect(await seen('whiteboard')).toMatchObject({ ...whiteboard, mode: decision.mode, now });
    }
    await decide({ name: 'whiteboard', mode: 'DEFAULT', percentage: 0, emails: [] });
  });

  it('names the setting that is missing, and is not on without it', async () => {
    const bare = await startTestBackend({ DEMO: '0' });
    const set = await startTestBackend({ DEMO: '0', VCE_MOCK_TEST_URL: 'https://mock.example' });
    for (const [from, missingSetting, now] of [
      [bare, 'VCE_MOCK_TEST_URL', 'OFF'],
      [set, null, 'ON'],
    ] as const) {
      const who = await makePerson(from.services, { role: 'ADMIN' });
      const variables = { input: { name: 'vce-mock-badge', mode: 'ON', percentage: 0, emails: [] } };
      await from.ask('mutation Set($input: SetFlagInput!) { setFlag(input: $input) }', { ...who, variables });
      expect(await seen('vce-mock-badge', from)).toMatchObject({ mode: 'ON', standard: 'OFF', now, missingSetting });
      await from.stop();
    }
    expect(await seen('llm-tutor')).toMatchObject({ now: 'OFF', missingSetting: 'LLM_BASE_URL' });
  });
});

it('some people: by address, in any case of letters', async () => {
  await decide({
    name: 'error-logbook-notification',
    mode: 'SOME',
    percentage: 0,
    emails: [` ${student.email.toUpperCase()} `],
  });
  expect(await isOn('error-logbook-notification', student)).toBe(true);
  expect(await isOn('error-logbook-notification', admin)).toBe(false);
  expect(await visitorHas('error-logbook-notification')).toBe(false);
});

it('writes an audit line with the change, without anybody’s address', async () => {
  await decide({ name: 'llm-tutor', mode: 'SOME', percentage: 25, emails: ['someone@school.test'] });
  const { data } = await backend.ask('query Audit { auditEntries { actor action subject detail } }', admin);
  const [line] = data.auditEntries as object[];
  expect(line).toEqual({
    actor: 'Root',
    action: 'FLAG_CHANGED',
    subject: 'llm-tutor',
    detail: { mode: 'SOME', percentage: 25, emails: 1 },
  });
  expect(JSON.stringify(data)).not.toContain('someone@school.test');
});

it.each([
  [{ name: 'no-such-flag' }, 'We couldn’t find that flag.'],
  [{ percentage: 101 }, 'Type a whole number from 0 to 100.'],
  [{ percentage: -1 }, 'Type a whole number from 0 to 100.'],
  [{ emails: ['nonsense'] }, '“nonsense” is neither an address nor a domain such as @school.edu.au.'],
  [{ emails: Array.from({ length: 51 }, (_, n) => `p${n}@a.test`) }, 'List at most 50 addresses.'],
])('refuses %j in a plain sentence', async (change, sentence) => {
  const { errors } = await decide({ name: 'whiteboard', mode: 'SOME', percentage: 5, emails: [], ...change });
  expect(errors[0]).toMatchObject({ message: sentence, extensions: { code: 'BAD_INPUT' } });
  expect(await isOn('whiteboard', student)).toBe(true);
});

it('a payload from elsewhere goes over the local one, and an administrator over both', async () => {
  const rule = { condition: { deviceType: 'mobile' }, force: true };
  payload = { features: { 'ai-credit-battery': { defaultValue: false, rules: [rule] } } };
  backend.clock.advance({ minutes: 2 });
  const phone = { 'x-internal-key': internalKey, 'x-device-type': 'mobile' };
  await expect.poll(() => isOn('ai-credit-battery', student, phone)).toBe(true);
  expect(await isOn('ai-credit-battery', student)).toBe(false);
  await decide({ name: 'ai-credit-battery', mode: 'OFF', percentage: 0, emails: [] });
  expect(await isOn('ai-credit-battery', student, phone)).toBe(false);
  await decide({ name: 'ai-credit-battery', mode: 'DEFAULT', percentage: 0, emails: [] });
  payload = null;
  backend.clock.advance({ minutes: 2 });
  await backend.services.background.settled();
  expect(await isOn('ai-credit-battery', student, phone)).toBe(true);
});

it('the inspector is switched on for the sessions of one person, with an audit line', async () => {
  const inspects = async (who: Person) => {
    const { data } = await backend.ask('query Me { viewer { inspects } }', who);
    return (data.viewer as { inspects: boolean }).inspects;
  };
  const set = (email: string, on: boolean) =>
    backend.ask('mutation Set($email: String!, $on: Boolean!) { setInspection(email: $email, on: $on) }', {
      ...admin,
      variables: { email, on },
    });
  expect(await inspects(student)).toBe(false);
  expect((await set(student.email, true)).data).toEqual({ setInspection: 1 });
  expect([await inspects(student), await inspects(admin)]).toEqual([true, false]);
  const { data } = await backend.ask('query Audit { auditEntries { action subject } }', admin);
  expect((data.auditEntries as object[])[0]).toEqual({ action: 'INSPECTION_ON', subject: student.id });
  await set(student.email, false);
  expect(await inspects(student)).toBe(false);
  expect((await set('nobody@nowhere.test', true)).errors[0]?.message).toBe('Nobody has this email address.');
});
