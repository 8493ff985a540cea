/** Students at work: their sessions are made directly, so that no password is hashed for it. */
import { request } from 'undici';
import { createPractice } from '../../server/modules/practice';
import { closeServices, createServices } from '../../server/platform/create-services';
import { newId } from '../../server/platform/ids';
import { makePerson } from '../../tests/integration/backend/people';
import { testConfig } from '../../tests/integration/backend/test-backend';
import { agent, type Reply, timed } from './timed-requests';

/** Of each practice. */
export const questionCount = 10;

export interface Student {
  token: string;
  practiceId: string;
}

/** So many students, each with a practice of ten questions that is still whole. */
export async function makeStudents(databaseUrl: string, students: number): Promise<Student[]> {
  const services = createServices(testConfig({ DATABASE_URL: databaseUrl }));
  const made: Student[] = [];
  for (let number = 0; number < students; number += 1) {
    const { token, viewer } = await makePerson(services);
    const input = { courseId: 'year-6', mode: 'CASUAL' as const, questionCount, idempotencyKey: newId() };
    const { row } = await createPractice(services, viewer, { ...input, topicIds: [] });
    made.push({ token, practiceId: row.id });
  }
  await closeServices(services);
  return made;
}

/** Opens a stream of events, as every page of a student does. */
export function openStream(site: string, { token }: Student) {
  const headers = { cookie: `mm_session=${token}`, 'sec-fetch-site': 'same-origin' };
  return request(`${site}/api/events`, { headers, dispatcher: agent });
}

/** Sends an answer, as the page does: a form by `fetch`. */
export function answer(site: string, { token, practiceId }: Student, index: number): Promise<Reply> {
  const body = new URLSearchParams({ intent: 'answer', answer: String(index * 7 + 1), key: newId() }).toString();
  const type = 'application/x-www-form-urlencoded';
  return timed(`${site}/practice/${practiceId}/${index}.data`, {
    method: 'POST',
    headers: {
      cookie: `mm_session=${token}`,
      origin: site,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-dest': 'empty',
      'content-type': type,
    },
    body,
  });
}

/** Asks for the page of a question, as the router does. */
export function page(site: string, { token, practiceId }: Student, index: number): Promise<Reply> {
  const headers = { cookie: `mm_session=${token}`, 'accept-encoding': 'gzip, deflate, br' };
  return timed(`${site}/practice/${practiceId}/${index}.data`, { method: 'GET', headers });
}
