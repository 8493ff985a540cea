import { collectCopy } from '../../../server/modules/account-export/collect-copy';
import type { Person } from '../backend/people';
import type { TestBackend } from '../backend/test-backend';
import { cookieOf, send } from '../site/send';
import type { Site } from '../site/start-site';
import { studentTasks } from '../tasks/student-operations';
import { backendOf } from './canary';

interface WhoReads {
  site: Site;
  classId: string;
  student: Person;
}

/** Ids that are not there yet are any others. */
interface WhatIsRead {
  taskId: string;
  practiceId: string;
  questionId: string;
}

const attempts = 'attempts { id verdict message answerLatex }';
const question = `id prompt instruction title figure outcome closed lateAnswer hints { text } choices { text } ${attempts}
  solution { answerLatex steps { line reason } } workedExample { prompt } working { startLatex lines { text } }`;
const practice = `practice(practiceId: $id) { state outcomes answeredIndexes
  result { score questions { id prompt outcome ${attempts} } } question(index: 1) { ${question} } }`;

/** Everything that a student can be told about a task and its work, by where it is told: pages, operations, own data. */
export async function toldToStudent(
  { site, classId, student }: WhoReads,
  { taskId, practiceId, questionId }: WhatIsRead,
): Promise<[string, string][]> {
  const { services } = site;
  const own = await services.db
    .selectFrom('student_tasks')
    .select('id')
    .where('task_id', '=', taskId)
    .where('student_id', '=', student.id)
    .executeTakeFirstOrThrow();
  const replies: [string, string][] = [];
  const pages = [
    `/task/unfinished/${taskId}/1`,
    `/task/${practiceId}/result`,
    `/practice/${practiceId}/1`,
    `/practice/${practiceId}/result`,
    `/question/${questionId}`,
    `/classroom/${classId}/tasks/${own.id}`,
    `/classroom/${classId}/tasks/${own.id}/${taskId}/task-report-details`,
    `/classroom/${classId}/tasks/${own.id}/view-all-errors`,
    `/classroom/${classId}/details`,
    `/teacher/tasks/${taskId}`,
    `/teacher/tasks/${taskId}/edit?step=questions`,
    `/teacher/tasks/${taskId}/report`,
    `/teacher/tasks/${taskId}/live`,
    '/tasks',
    '/home',
    '/notifications',
    '/error-logbook',
    `/chat-bot?questionId=${questionId}`,
    `/api/question-help/${questionId}`,
    `/api/boards/${questionId}`,
  ];
  for (const page of pages) {
    const [path, query = ''] = page.split('?');
    for (const asked of [page, `${path}.data${query === '' ? '' : `?${query}`}`]) {
      const { text } = await send(site.url, {
        path: asked,
        headers: { ...cookieOf(student.token), 'sec-fetch-site': 'same-origin' },
      });
      replies.push([asked, text]);
    }
  }
  return [...replies, ...(await operationsTold(backendOf(site), student, { taskId, practiceId, questionId }))];
}

/** The part of it that needs no pages: every operation that reads a question, and the copy of one's data. */
export async function operationsTold(
  { services, ask }: Pick<TestBackend, 'services' | 'ask'>,
  student: Person,
  { taskId, practiceId, questionId }: WhatIsRead,
): Promise<[string, string][]> {
  const replies: [string, string][] = [];
  const place = { bot: 'PROBLEM_SOLVER', questionId };
  const operations: [string, object][] = [
    [`query Practice($id: ID!) { ${practice} }`, { id: practiceId }],
    [`query Question($id: ID!) { question(questionId: $id) { ${question} } }`, { id: questionId }],
    [
      `query Tutor($place: TutorPlace!, $id: ID!) {
        tutorFrame(place: $place, questionId: $id) { subject { id prompt working { startLatex } } } }`,
      { place, id: questionId },
    ],
    [
      `mutation Report($id: ID!) { reportQuestion(questionId: $id, reason: "Odd") { ${question} } }`,
      { id: questionId },
    ],
    [
      `mutation Line($input: AddWorkingLineInput!) { addWorkingLine(input: $input) { unreadable working { startLatex } } }`,
      { input: { practiceId, index: 1, number: 1, line: 'x = 1' } },
    ],
    studentTasks.marks(practiceId) as [string, object],
    studentTasks.one(taskId) as [string, object],
    studentTasks.ofPractice(practiceId) as [string, object],
    studentTasks.hint(practiceId, 1) as [string, object],
    studentTasks.close(practiceId, 1) as [string, object],
    studentTasks.submit(practiceId, 1, '1') as [string, object],
  ];
  for (const [query, variables] of operations) {
    const reply = await ask(query, { variables: variables as Record<string, unknown>, token: student.token });
    replies.push([query.trim().slice(0, 60), JSON.stringify(reply)]);
  }
  for await (const { name, rows } of collectCopy(services.db, student.id, services.clock.now()))
    replies.push([`copy: ${name}`, JSON.stringify(rows)]);
  return replies;
}
