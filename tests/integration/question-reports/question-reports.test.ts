import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findTemplate } from '../../../server/modules/catalogue';
import { reportQuestion } from '../../../server/modules/practice';
import {
  decideQuestionReport,
  listQuestionReports,
  markWaitingVersions,
} from '../../../server/modules/question-reports';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerWrong, casual } from '../practice/student';

let backend: TestBackend;
let admin: Person;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await makePerson(backend.services, { role: 'ADMIN' });
});
afterAll(() => backend.stop());

/** A question that a student answered wrong and then reported. */
async function reported(reason = 'The key is wrong.') {
  const { services } = backend;
  const student = await makePerson(services);
  const { row, questions } = await casual(services, student.viewer, { questionCount: 5 });
  await answerWrong(services, student.viewer, row.id, 1);
  const [question] = questions;
  if (!question) throw new Error('The practice has no question.');
  await reportQuestion(services, student.viewer, { questionId: question.id, reason });
  return { student, question };
}

const decide = (questionId: string, decision: string, answer = 'You are right, thank you.') =>
  decideQuestionReport(backend.services, { viewer: admin.viewer, questionId, decision, answer });

const reportOf = async (questionId: string) =>
  (await listQuestionReports(backend.services, admin.viewer)).find((report) => report.questionId === questionId);

const noticesOf = ({ id }: Person) =>
  backend.services.db
    .selectFrom('notifications')
    .select(['second_level_type as kind', 'message'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();

it('shows what is asked and answered, and not who reported it', async () => {
  const { student, question } = await reported();
  const report = await reportOf(question.id);
  expect(report).toMatchObject({ reason: 'The key is wrong.', decision: null, templateId: question.template_id });
  expect(report?.prompt).toBeTruthy();
  expect(report?.answers).toHaveLength(1);
  expect(JSON.stringify(report)).not.toContain(student.id);
  await expect(listQuestionReports(backend.services, student.viewer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('tells the reporter who was right, with coins once, and writes an audit line', async () => {
  const { student, question } = await reported();
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => decide(question.id, 'ACCEPTED', 'The <b>key</b> was off.')),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [notice, ...more] = await noticesOf(student);
  expect(more).toEqual([]);
  expect(notice?.kind).toBe('REPORT_ACCEPTED');
  expect(notice?.message).toContain('The &lt;b&gt;key&lt;/b&gt; was off.');
  const coins = await backend.services.db
    .selectFrom('coin_entries')
    .select('amount')
    .where('student_id', '=', student.id)
    .where('idempotency_key', '=', `report:${question.id}`)
    .execute();
  expect(coins).toEqual([{ amount: 15 }]);
  const audit = await backend.services.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject', '=', question.template_id)
    .execute();
  expect(audit).toEqual([{ action: 'QUESTION_REPORT_ACCEPTED' }]);
});

it('tells the reporter that it stays, and wants a sentence for it', async () => {
  const { student, question } = await reported();
  await expect(decide(question.id, 'REFUSED', '  ')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(decide(question.id, 'PERHAPS')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await decide(question.id, 'REFUSED', 'A half is also 0.5.');
  expect((await noticesOf(student))[0]).toMatchObject({ kind: 'REPORT_ANSWERED' });
  await expect(decide(question.id, 'ACCEPTED')).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('has the answers marked anew once the template has a newer version, and not before', async () => {
  const { question } = await reported();
  const { db } = backend.services;
  const jobs = async () => {
    const { rows } = await sql<{ data: object }>`select data from pgboss.job where name = 're-mark-template'
      and data->>'templateId' = ${question.template_id}`.execute(db);
    return rows.map(({ data }) => data);
  };
  await decide(question.id, 'ACCEPTED');
  await markWaitingVersions(backend.services);
  expect(await jobs()).toEqual([]);
  expect((await reportOf(question.id))?.reMarkedAt).toBeNull();
  // As if the question had been asked by an older version.
  const older = (findTemplate(question.template_id)?.version ?? 1) - 1;
  await db.updateTable('practice_questions').set({ template_version: older }).where('id', '=', question.id).execute();
  await markWaitingVersions(backend.services);
  await markWaitingVersions(backend.services);
  expect(await jobs()).toEqual([{ templateId: question.template_id, version: older }]);
  expect((await reportOf(question.id))?.reMarkedAt).not.toBeNull();
});
