import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

it('keeps a session that is used and ends one that is not', async () => {
  const person = await makePerson(backend.services);
  const viewer = async () => (await backend.ask('query Me { viewer { id } }', { token: person.token })).data.viewer;
  backend.clock.advance({ days: 29 });
  expect(await viewer()).toEqual({ id: person.id });
  backend.clock.advance({ days: 29 });
  expect(await viewer()).toEqual({ id: person.id });
  backend.clock.advance({ days: 31 });
  expect(await viewer()).toBeNull();
});

it('stores no token as it is', async () => {
  const person = await makePerson(backend.services);
  const rows = await backend.services.db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(rows.map(({ token_hash }) => token_hash.toString('base64url')))).not.toContain(person.token);
});

it('keeps the first acceptance of the terms', async () => {
  const person = await makePerson(backend.services, { accepted: false });
  const ask = (query: string) => backend.ask(query, { token: person.token });
  expect((await ask('query Terms { signupTc { acceptTcTime } }')).data).toEqual({ signupTc: { acceptTcTime: null } });
  const first = await ask('mutation Agree { recordSignupTcAfterSignup { acceptTcTime } }');
  backend.clock.advance({ hours: 1 });
  const again = await ask('mutation Again { setSignupTc { acceptTcTime } }');
  const { acceptTcTime } = first.data.recordSignupTcAfterSignup as { acceptTcTime: number };
  expect(again.data).toEqual({ setSignupTc: { acceptTcTime } });
  expect((await ask('query Terms { signupTc { acceptTcTime } }')).data).toEqual({ signupTc: { acceptTcTime } });
});
