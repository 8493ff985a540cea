import { afterAll, beforeAll, expect, it } from 'vitest';
import { shareReport } from '../../../server/modules/reports';
import { newId } from '../../../server/platform/ids';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const info = async (shortenedUrl: string, address = '203.0.113.1') => {
  const answer = await backend.ask(
    `query Share($url: String!) { studentTaskReportShareInfo(shortenedUrl: $url) { shareKey taskId studentTaskId } }`,
    { variables: { url: shortenedUrl }, headers: { 'x-client-address': address } },
  );
  return answer.data.studentTaskReportShareInfo as { shareKey: string } | null | undefined;
};

async function share() {
  const student = await makePerson(backend.services);
  const report = { studentId: student.id, taskId: newId(), studentTaskId: newId() };
  return { report, ...(await shareReport(backend.services, report)) };
}

it('leads a visitor from the short code or the whole short link to the report', async () => {
  const { report, shortCode, shortUrl } = await share();
  const { taskId, studentTaskId } = report;
  const byCode = await info(shortCode);
  expect(byCode).toMatchObject({ taskId, studentTaskId });
  expect(byCode?.shareKey).toMatch(/^[\w-]{22}$/);
  expect(byCode?.shareKey).not.toBe(shortCode);
  expect(await info(shortUrl)).toEqual(byCode);
  expect(await info(`${shortUrl}?utm_source=mail#top`)).toEqual(byCode);
});

it('stores neither code nor key as it is', async () => {
  const { shortCode } = await share();
  const shareKey = (await info(shortCode))?.shareKey ?? '';
  const rows = await backend.services.db.selectFrom('report_shares').selectAll().execute();
  const stored = rows.flatMap((row) =>
    [row.short_code_hash, row.share_key_hash].map((hash) => hash.toString('base64url')),
  );
  expect(stored).not.toContain(shortCode);
  expect(stored).not.toContain(shareKey);
});

it('ends after 90 days', async () => {
  const old = await share();
  backend.clock.advance({ days: 89 });
  expect(await info(old.shortCode)).not.toBeNull();
  backend.clock.advance({ days: 2 });
  expect(await info(old.shortCode)).toBeNull();
});

it('gives nothing to those who guess, and after many guesses refuses the address', async () => {
  const guesses = Array.from({ length: 320 }, (_, n) => `guess${String(n).padStart(17, '0')}`);
  const answers = [];
  for (const guess of guesses) answers.push(await info(guess, '198.51.100.9'));
  expect(answers.slice(0, 300)).toEqual(Array.from({ length: 300 }, () => null));
  const refused = await backend.ask('query S { studentTaskReportShareInfo(shortenedUrl: "x") { shareKey } }', {
    headers: { 'x-client-address': '198.51.100.9' },
  });
  expect(refused.status).toBe(429);
});
