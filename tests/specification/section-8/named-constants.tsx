import { expect } from 'vitest';
import { practiceNotFound } from '../../../app/components/practice/practice-not-found.server';
import { failureMessage } from '../../../app/components/shell/failure-view';
import { noticeFromCookies } from '../../../app/lib/notice';
import { action as createPractice } from '../../../app/routes/_app+/_practice+/create-practice.$courseId/route';
import { answerPractice } from '../../../app/routes/_app+/_practice+/practice.$practiceId.$questionIndex/practice-intents.server';
import { errorStatus } from '../../../server/platform/app-error';
import { loaded, redirectTarget } from '../pages';
import { dataServer, memberForm, memberRequest, refusal } from '../requests';
import type { Row } from '../row';
import { shellData } from '../shell-data';

const practiceId = '0b0a7a4e-5f4c-4c1b-9a53-0f1d2c3b4a59';
const address = `/practice/${practiceId}/2`;

/** What becomes of a new practice that the server refuses so. */
async function newPractice(...refused: Parameters<typeof refusal>): Promise<unknown> {
  dataServer(refusal(...refused));
  const fields = { difficulty: 'NORMAL', questionCount: '10', idempotencyKey: practiceId };
  const request = memberForm('/create-practice/year-6', fields);
  return createPractice({ request, params: { courseId: 'year-6' }, context: {} });
}

/** What becomes of an answer that the server refuses so. */
async function answer(...refused: Parameters<typeof refusal>): Promise<unknown> {
  dataServer(refusal(...refused));
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: 'answer', answer: '7', key: practiceId })) form.set(name, value);
  const place = { practiceId, questionIndex: 2 };
  return answerPractice(memberRequest(address), place, form).catch((thrown: unknown) => thrown);
}

export const namedConstantRows: Row[] = [
  {
    says: 'TRIAL_FINISHED leads to the plans, from a new practice and from an answer',
    holds: async () => {
      const plans = (back: string) => `/subscription?reason=trial-finished&next=${encodeURIComponent(back)}`;
      const refused = await newPractice('TRIAL_FINISHED', errorStatus.TRIAL_FINISHED);
      expect(redirectTarget(refused)).toBe(plans('/create-practice/year-6'));
      const late = await answer('TRIAL_FINISHED', errorStatus.TRIAL_FINISHED);
      expect(redirectTarget(late)).toBe(plans(new URL(address, 'http://localhost').pathname));
    },
  },
  {
    says: 'There the day’s questions are said to be used up, and nothing is lost',
    seenIn: {
      file: 'tests/e2e/daily-limit.story.ts',
      test: 'after the trial, ten questions a day: the next one leads to the plans and loses nothing',
    },
  },
  {
    says: 'NO_ENOUGH_QUESTIONS keeps the form and says how many questions there are',
    holds: async () => {
      const refused = await newPractice('NO_ENOUGH_QUESTIONS', errorStatus.NO_ENOUGH_QUESTIONS, 'There are 3.', {
        available: 3,
      });
      expect(refused).toMatchObject({ data: { message: 'There are 3.', available: 3 }, init: { status: 422 } });
    },
  },
  {
    says: 'PRACTICE_FINISHED_OR_EXITED_ERROR leads to the result with a sentence that says why',
    holds: async () => {
      const code = 'PRACTICE_FINISHED_OR_EXITED_ERROR';
      const page = await answer(code, errorStatus[code]);
      expect(redirectTarget(page)).toBe(`/practice/${practiceId}/result`);
      const cookie = page instanceof Response ? page.headers.get('set-cookie') : null;
      expect(noticeFromCookies(cookie)).toBe('You’ve finished that practice set. Here’s how you went.');
    },
  },
  {
    says: 'Practice not found is a page of its own, with that beginning, from a question and from an answer',
    holds: async () => {
      dataServer({ data: { viewer: shellData().viewer, unresolvedCountByCourse: [], practice: null } });
      const params = { practiceId, questionIndex: '2' };
      const path = '/practice/{practiceId}/{questionIndex}';
      for (const page of [
        await loaded(path, memberRequest(address), params),
        await answer('PRACTICE_NOT_FOUND', errorStatus.PRACTICE_NOT_FOUND),
        practiceNotFound(),
      ]) {
        const { status, data } = await told(page);
        const shown = failureMessage({ status, statusText: '', internal: false, data });
        expect(shown).toMatchObject({ status: 404, title: 'Practice not found' });
        expect(shown.message).toMatch(/^Practice not found/);
      }
    },
  },
];

async function told(page: unknown): Promise<{ status: number; data: unknown }> {
  if (!(page instanceof Response)) throw new Error('This is no answer.');
  return { status: page.status, data: await page.json() };
}
