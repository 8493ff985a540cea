import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fileLimits } from '../../../rules/class-files';
import { sweepFiles } from '../../../server/modules/classroom/files/sweep-files';
import { tellNews } from '../../../server/modules/classroom/news/tell-news';
import { newId } from '../../../server/platform/ids';
import { sampleOffice, samplePdf, samplePng } from '../../sample-files';
import { makePerson, type Person } from '../backend/people';
import { internalKey, startTestBackend, type TestBackend } from '../backend/test-backend';
import { toDaytime } from '../backend/test-clock';
import { call, operations } from './operations';

const megabyte = 1024 * 1024;
let dataDir: string;
let backend: TestBackend;
let teacher: Person;
let student: Person;
let stranger: Person;
let otherTeacher: Person;
let classId: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'class-files-'));
  backend = await startTestBackend({ DATA_DIR: dataDir });
  const { services } = backend;
  teacher = await makePerson(services, { role: 'TEACHER', nickname: 'Ms Hill' });
  otherTeacher = await makePerson(services, { role: 'TEACHER' });
  student = await makePerson(services);
  stranger = await makePerson(services);
  classId = await makeClass();
});
afterAll(async () => {
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const as = (person: Person, [query, variables]: readonly [string, object]) =>
  call(backend, person, query, variables as Record<string, unknown>);

async function makeClass(): Promise<string> {
  const id = String(await as(teacher, operations.create(newId())));
  const { joinCode } = (await as(teacher, operations.taught(id))) as { joinCode: string };
  await as(student, operations.join(joinCode));
  return id;
}

const headersOf = (person: Person, key = internalKey) => ({
  'x-internal-key': key,
  authorization: `Bearer ${person.token}`,
});

async function upload(person: Person, name: string, bytes: Buffer, into = classId) {
  const query = new URLSearchParams({ class: into, name });
  const body = new Uint8Array(bytes);
  const response = await fetch(`${backend.url}/files?${query}`, { method: 'POST', headers: headersOf(person), body });
  const answer = (await response.json()) as { id?: string; name?: string; errors?: { message: string }[] };
  return { status: response.status, ...answer, message: answer.errors?.[0]?.message };
}

const download = (person: Person, file: string, use = 'download', key = internalKey) =>
  fetch(`${backend.url}/files?${new URLSearchParams({ file, use })}`, { headers: headersOf(person, key) });

/** Whatever lies in the store and what is still coming in. */
function stored(): string[] {
  return readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

async function noted(): Promise<string[]> {
  const { db } = backend.services;
  const rows = await db.selectFrom('class_files').select('object_key').execute();
  return rows.map(({ object_key }) => object_key).sort();
}

it('shares what is in a file with the class, and with nobody else', async () => {
  const bytes = samplePdf('Fractions');
  const { status, id = '', name } = await upload(teacher, 'C:\\sheets\\fractions.exe', bytes);
  expect([status, name]).toEqual([200, 'fractions.exe.pdf']);
  for (const person of [teacher, student]) {
    const response = await download(person, id);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  }
  for (const person of [stranger, otherTeacher]) expect((await download(person, id)).status).toBe(404);
  // Somebody who reaches this port without the key of our page servers learns nothing.
  expect((await download(student, id, 'download', 'x'.repeat(40))).status).toBe(404);
  expect((await upload(otherTeacher, 'a.pdf', bytes)).status).toBe(404);
  expect((await upload(student, 'a.pdf', bytes)).status).toBe(403);
  const sheet = await upload(teacher, 'marks.xlsx', sampleOffice('XLSX'));
  expect((await download(student, sheet.id ?? '', 'preview')).status).toBe(404);
  expect(stored()).toEqual(await noted());
});

it('decides about PDFs by the flag, for students alone', async () => {
  const { id = '' } = await upload(teacher, 'a.pdf', samplePdf());
  const { services } = backend;
  const admin = await makePerson(services, { role: 'ADMIN' });
  const decide = (mode: string) =>
    call(backend, admin, 'mutation M($input: SetFlagInput!) { setFlag(input: $input) }', {
      input: { name: 'student-pdf-download', mode, percentage: 0, emails: [] },
    });
  await decide('OFF');
  expect((await download(student, id)).status).toBe(403);
  expect((await download(student, id, 'preview')).status).toBe(200);
  expect((await download(teacher, id)).status).toBe(200);
  await decide('DEFAULT');
  expect((await download(student, id)).status).toBe(200);
});

it('takes 19.99 MB, and neither 20.01 MB nor what is no such file', async () => {
  const before = stored();
  const sized = (size: number) => Buffer.alloc(Math.round(size * megabyte), 'a');
  const large = await upload(teacher, 'large.txt', sized(19.99));
  expect(large.status).toBe(200);
  expect(await upload(teacher, 'larger.txt', sized(20.01))).toMatchObject({
    status: 413,
    message: 'This file is over the 20 MB limit.',
  });
  expect(await upload(teacher, 'empty.txt', Buffer.alloc(0))).toMatchObject({
    status: 422,
    message: 'This file is empty.',
  });
  expect((await upload(teacher, 'page.pdf', Buffer.from('<html><script>'))).status).toBe(422);
  expect(stored()).toHaveLength(before.length + 1);
  expect(stored()).toEqual(await noted());
});

it('never holds more than a class may, however many come at once', async () => {
  const full = await makeClass();
  const { db, clock } = backend.services;
  await db.insertInto('stored_objects').values({ key: 'large', created_at: clock.now() }).execute();
  const row = { class_id: full, object_key: 'large', uploaded_by: teacher.id, name: 'large.txt', kind: 'TXT' };
  const size = fileLimits.bytesOfClass - 3 * megabyte;
  const at = { created_at: clock.now(), deleted_at: null, told_at: null };
  await db
    .insertInto('class_files')
    .values({ id: newId(), ...row, size, ...at })
    .execute();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => upload(teacher, `${n}.txt`, Buffer.alloc(megabyte, 'a'), full)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422, 422]);
  await db.deleteFrom('class_files').where('object_key', '=', 'large').execute();
  await db.deleteFrom('stored_objects').where('key', '=', 'large').execute();
  expect(stored()).toEqual(await noted());
});

it('leaves nothing of a hundred uploads that were cut off somewhere', async () => {
  const before = stored();
  const bytes = samplePng(1200, 800, Buffer.from(Array.from({ length: 1201 * 800 }, (_, n) => (n * n) % 251)));
  const cutOff = (place: number) =>
    new Promise<void>((resolve) => {
      const query = new URLSearchParams({ class: classId, name: `${place}.png` });
      const sending = httpRequest(`${backend.url}/files?${query}`, {
        method: 'POST',
        headers: { ...headersOf(teacher), 'content-length': bytes.length },
      });
      sending.once('error', () => resolve());
      sending.once('close', () => resolve());
      const share = Math.floor((bytes.length * place) / 100);
      sending.write(bytes.subarray(0, share), () => sending.destroy());
    });
  for (let place = 0; place < 100; place += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, n) => cutOff(place + n)));
  }
  await vi.waitFor(() => expect(stored()).toEqual(before), { timeout: 10_000 });
  expect(await noted()).toEqual(before);
});

it('sweeps what a dead process left, and nothing younger', async () => {
  const { services, clock } = backend;
  const path = join(dataDir, 'left');
  const { writeFileSync } = await import('node:fs');
  writeFileSync(path, 'x');
  await services.db.insertInto('stored_objects').values({ key: 'abandoned', created_at: clock.now() }).execute();
  await services.files.put('abandoned', { path, size: 1 });
  await sweepFiles(services);
  expect(stored()).toContain('abandoned');
  clock.advance({ hours: 2 });
  await sweepFiles(services);
  expect(stored()).not.toContain('abandoned');
  // An upload cut off above may reach the server as late as now.
  await vi.waitFor(async () => expect(stored()).toEqual(await noted()), { timeout: 10_000 });
});

it('deletes so that it can be brought back for a week', async () => {
  const { id = '' } = await upload(teacher, 'plan.txt', Buffer.from('Plan'));
  const change = (person: Person, field: string) =>
    call(backend, person, `mutation M($id: ID!) { ${field}(fileId: $id) }`, { id });
  expect(await change(otherTeacher, 'deleteClassFile')).toBe('NOT_FOUND');
  expect(await change(teacher, 'deleteClassFile')).toBe(true);
  expect((await download(student, id)).status).toBe(404);
  expect(await change(teacher, 'restoreClassFile')).toBe(true);
  expect(await change(teacher, 'restoreClassFile')).toBe('NOT_FOUND');
  expect((await download(student, id)).status).toBe(200);
  await change(teacher, 'deleteClassFile');
  backend.clock.advance({ days: 8 });
  await sweepFiles(backend.services);
  expect(await change(teacher, 'restoreClassFile')).toBe('NOT_FOUND');
  expect(stored()).toEqual(await noted());
});

it('tells each student once about all new files, and about an announcement', async () => {
  toDaytime(backend.clock);
  const school = await makeClass();
  await upload(teacher, 'one.txt', Buffer.from('1'), school);
  await upload(teacher, 'two.txt', Buffer.from('2'), school);
  await call(
    backend,
    teacher,
    'mutation M($id: ID!, $key: String!) { announce(classId: $id, body: "**Hello**", creationKey: $key) }',
    { id: school, key: newId() },
  );
  const { services } = backend;
  const notices = async () =>
    services.db
      .selectFrom('notifications')
      .select(['second_level_type', 'message'])
      .where('user_id', '=', student.id)
      .where('second_level_type', 'in', ['FILE_ADDED', 'CLASS_ANNOUNCEMENT'])
      .where('message', 'like', `%${school}%`)
      .execute();
  await Promise.all([tellNews(services, { classId: school }), tellNews(services, { classId: school })]);
  const told = await notices();
  expect(told.map(({ second_level_type }) => second_level_type).sort()).toEqual(['CLASS_ANNOUNCEMENT', 'FILE_ADDED']);
  expect(told.find(({ second_level_type }) => second_level_type === 'FILE_ADDED')?.message).toContain('2 new files');
});

it('says so where the folder for files cannot be written, and goes on without', async () => {
  // A file stands where the folder should: rights would mean nothing to root.
  const folder = mkdtempSync(join(tmpdir(), 'class-files-'));
  writeFileSync(join(folder, 'files'), 'no folder');
  const beside = await startTestBackend({ DATA_DIR: folder });
  try {
    const owner = await makePerson(beside.services, { role: 'TEACHER' });
    const [query, variables] = operations.create(newId());
    const id = String(await call(beside, owner, query, variables as Record<string, unknown>));
    const target = new URLSearchParams({ class: id, name: 'plan.pdf' });
    const response = await fetch(`${beside.url}/files?${target}`, {
      method: 'POST',
      headers: headersOf(owner),
      body: new Uint8Array(samplePdf()),
    });
    expect(response.status).toBe(503);
    expect(JSON.stringify(await response.json())).toContain('We can’t save files right now. Please try again later.');
    const ready = await fetch(`${beside.url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'ready', files: expect.stringMatching(/^cannot be written \(E/) });
    expect(await (await fetch(`${backend.url}/readyz`)).json()).toEqual({ status: 'ready' });
  } finally {
    await beside.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
