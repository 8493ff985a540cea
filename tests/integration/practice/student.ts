import { makeInstance, templateById } from '../../../maths/templates';
import {
  createPractice,
  getPractice,
  requirePractice,
  showQuestions,
  submitAnswer,
} from '../../../server/modules/practice';
import { newId } from '../../../server/platform/ids';
import type { Services } from '../../../server/platform/services';
import type { Viewer } from '../../../server/platform/viewer';

/** The topic most tests practise: two strategies and named misconceptions. */
export const fractions = '86-add-and-subtract-unlike-fractions';

export function casual(services: Services, viewer: Viewer, change: Partial<Parameters<typeof createPractice>[2]> = {}) {
  return createPractice(services, viewer, {
    courseId: 'year-6',
    mode: 'CASUAL',
    topicIds: [fractions],
    questionCount: 5,
    idempotencyKey: newId(),
    ...change,
  });
}

export function redo(services: Services, viewer: Viewer, errorIds: string[] = [], questionCount = 1) {
  return createPractice(services, viewer, {
    courseId: 'year-6',
    mode: 'ERROR_LOGBOOK',
    errorIds,
    questionCount,
    idempotencyKey: newId(),
  });
}

/** Submits an answer; the attempt, and the practice as it stands then. */
export async function answer(services: Services, viewer: Viewer, practiceId: string, index: number, text: string) {
  const input = { practiceId, index, answer: text, idempotencyKey: newId() };
  const { attempt } = await submitAnswer(services, viewer, input);
  return { attempt, practice: await requirePractice(services, viewer, practiceId) };
}

/** The question at an index as its page shows it. */
export async function shown(services: Services, viewer: Viewer, practiceId: string, index: number) {
  const practice = await requirePractice(services, viewer, practiceId);
  const question = (await showQuestions(services, viewer, practice))[index - 1];
  if (!question) throw new Error('We couldn’t find that question.');
  return question;
}

/** The question as its template makes it: tests know the key. */
export async function keyOf(services: Services, viewer: Viewer, practiceId: string, index: number) {
  const practice = await getPractice(services, viewer, practiceId);
  const row = practice?.questions.find((question) => question.index === index);
  const template = row && templateById(row.template_id);
  if (!row || !template) throw new Error('We couldn’t find that question.');
  const instance = makeInstance(template, row.seed);
  const typed = (text: string) => instance.choices?.find((option) => option.text === text)?.id ?? text;
  return {
    row,
    instance,
    right: instance.answer.model,
    /** Answers of named wrong ideas. */
    wrong: instance.wrongPaths.map((path) => typed(path.answer)),
  };
}

export async function answerRight(services: Services, viewer: Viewer, practiceId: string, index: number) {
  return answer(services, viewer, practiceId, index, (await keyOf(services, viewer, practiceId, index)).right);
}

export async function answerWrong(services: Services, viewer: Viewer, practiceId: string, index: number) {
  const { wrong } = await keyOf(services, viewer, practiceId, index);
  return answer(services, viewer, practiceId, index, wrong[0] ?? '987654321');
}
