import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getErrorLogbook, unresolvedCountByCourse } from '../../../server/modules/error-logbook';
import { getHome } from '../../../server/modules/home';
import {
  closeQuestion,
  createPractice,
  finishPractice,
  getPractice,
  getPracticeForResult,
  openHint,
  outcomesOf,
  practiceResult,
  serveQuestion,
  showQuestions,
  submitAnswer,
} from '../../../server/modules/practice';
import { newId } from '../../../server/platform/ids';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answer, answerRight, answerWrong, casual, fractions, keyOf, shown } from './student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const student = async () => (await makePerson(backend.services)).viewer;

describe('a practice from beginning to end', () => {
  it('marks, shows the result, and keeps what went wrong in the logbook', async () => {
    const { services, clock } = backend;
    const viewer = await student();
    const practice = await casual(services, viewer);
    const { id } = practice.row;
    expect(outcomesOf(practice)).toEqual(['NOW', 'AHEAD', 'AHEAD', 'AHEAD', 'AHEAD']);

    await serveQuestion(services, viewer, practice, 1);
    clock.advance({ minutes: 1 });
    const first = await answerRight(services, viewer, id, 1);
    expect(first.attempt).toMatchObject({ verdict: 'CORRECT', with_help: false, number: 1 });
    expect(first.attempt.seconds).toBeGreaterThanOrEqual(60);

    const wrong = await answerWrong(services, viewer, id, 2);
    expect(wrong.attempt.verdict).toBe('WRONG');
    const second = await answerRight(services, viewer, id, 2);
    expect(second.attempt).toMatchObject({ verdict: 'CORRECT', with_help: true, number: 2 });

    await openHint(services, viewer, { practiceId: id, index: 3, number: 1 });
    await answerRight(services, viewer, id, 3);
    const closed = await closeQuestion(services, viewer, { practiceId: id, index: 4 });
    expect(outcomesOf(closed)).toEqual(['RIGHT', 'RIGHT_AFTER_RETRY', 'RIGHT', 'NOT_YET', 'NOW']);
    expect((await getHome(services, viewer)).nextStep?.practice).toMatchObject({
      id,
      currentIndex: 5,
      outcomes: outcomesOf(closed),
    });

    const finished = await finishPractice(services, viewer, id);
    expect(outcomesOf(finished)).toEqual(['RIGHT', 'RIGHT_AFTER_RETRY', 'RIGHT', 'NOT_YET', 'SKIPPED']);
    const result = await practiceResult(services, viewer, finished);
    expect(result).toMatchObject({
      score: 2,
      total: 5,
      afterRetry: 1,
      newErrorCount: 1,
      fixedErrorCount: 0,
      confirmedErrorCount: 0,
    });
    expect(result?.coins).toEqual([
      { label: '1 first try', amount: 2 },
      { label: '1 after a hint', amount: 1 },
      { label: '1 after another try', amount: 1 },
      { label: 'Practice set finished', amount: 5 },
      { label: 'First practice set today', amount: 5 },
    ]);
    expect((await getHome(services, viewer)).nextStep?.practice).toBeNull();

    const logbook = await getErrorLogbook(services, viewer, 'year-6');
    expect(logbook.totals).toEqual({ open: 1, reviewing: 0, relapsed: 0, fixed: 0, unresolved: 1 });
    expect(logbook.entries[0]).toMatchObject({ questionId: wrong.attempt.question_id, state: 'OPEN' });
    expect(logbook.groupsByTopic.map((group) => group.id)).toEqual([fractions]);
    expect(await unresolvedCountByCourse(services, viewer)).toEqual([
      { courseId: 'year-6', courseName: 'Year 6 Maths', courseGrade: 6, unresolvedCount: 1 },
    ]);
    const home = await getHome(services, viewer);
    expect(home).toMatchObject({ answeredToday: 3, streakDays: 1 });
    expect(home.myCourses.map(({ course, unresolvedCount }) => [course.id, unresolvedCount])).toEqual([['year-6', 1]]);
  });

  it('gives coins for finishing once a practice, and for the first session once a day', async () => {
    const { services } = backend;
    const viewer = await student();
    const labels = async () => {
      const { row } = await casual(services, viewer);
      for (const index of [1, 2, 3]) await answerWrong(services, viewer, row.id, index);
      await finishPractice(services, viewer, row.id);
      const again = await finishPractice(services, viewer, row.id);
      return (await practiceResult(services, viewer, again))?.coins.map((line) => line.label);
    };
    expect(await labels()).toEqual(['Practice set finished', 'First practice set today']);
    expect(await labels()).toEqual(['Practice set finished']);
  });

  it('earns nothing for answers quicker than thought', async () => {
    const { services } = backend;
    const viewer = await student();
    const practice = await casual(services, viewer);
    for (const index of [1, 2, 3, 4]) await answerRight(services, viewer, practice.row.id, index);
    const state = await getPractice(services, viewer, practice.row.id);
    expect(state?.coins.map((entry) => entry.amount)).toEqual([2, 2]);
  });

  it('finishes by itself when the result of a wholly answered practice is asked for', async () => {
    const { services } = backend;
    const viewer = await student();
    const { row } = await casual(services, viewer);
    for (const index of [1, 2, 3, 4, 5]) await answerRight(services, viewer, row.id, index);
    expect((await getPractice(services, viewer, row.id))?.row.state).toBe('IN_PROGRESS');
    expect((await getPracticeForResult(services, viewer, row.id))?.row.state).toBe('FINISHED');
  });

  it('stays in progress while a question is open and its result is asked for', async () => {
    const viewer = await student();
    const { row } = await casual(backend.services, viewer);
    expect((await getPracticeForResult(backend.services, viewer, row.id))?.row.state).toBe('IN_PROGRESS');
  });
});

describe('answers', () => {
  it('costs nothing when it cannot be read or has another form', async () => {
    const { services } = backend;
    const viewer = await student();
    const { row } = await casual(services, viewer);
    for (const text of ['2/', '1 +* 2', '\u0000\u0007', 'x'.repeat(10_000), '\\frac{'.repeat(30), '']) {
      const { attempt, practice } = await answer(services, viewer, row.id, 1, text);
      expect(attempt.verdict).toBe('UNREADABLE');
      expect(attempt.answer.length).toBeLessThanOrEqual(200);
      expect(practice.questions[0]).toMatchObject({ closed_at: null, answered_at: null });
    }
    const { attempt } = await answerRight(services, viewer, row.id, 1);
    expect(attempt).toMatchObject({ verdict: 'CORRECT', with_help: false });
    expect(await unresolvedCountByCourse(services, viewer)).toEqual([]);
  });

  it('names the wrong idea, and never says the answer', async () => {
    const { services } = backend;
    const viewer = await student();
    const { row } = await casual(services, viewer);
    const { instance, wrong, right } = await keyOf(services, viewer, row.id, 1);
    for (const [place, text] of wrong.entries()) {
      const { attempt } = await answer(services, viewer, row.id, 1, text);
      expect(attempt.misconception_ids).toContain(instance.wrongPaths[place]?.misconceptionId);
      expect(attempt.message).not.toContain(right);
    }
  });

  it('is one attempt however often and at once the form is sent', async () => {
    const { services } = backend;
    const viewer = await student();
    const { row } = await casual(services, viewer);
    const { wrong } = await keyOf(services, viewer, row.id, 1);
    const form = { practiceId: row.id, index: 1, answer: wrong[0] ?? '', idempotencyKey: newId() };
    const sent = await Promise.all(Array.from({ length: 50 }, () => submitAnswer(services, viewer, form)));
    expect(new Set(sent.map(({ attempt }) => attempt.id)).size).toBe(1);
    expect((await shown(services, viewer, row.id, 1)).attempts).toHaveLength(1);
    expect((await unresolvedCountByCourse(services, viewer))[0]?.unresolvedCount).toBe(1);
  });

  it('refuses answers to closed questions and finished practices', async () => {
    const { services } = backend;
    const viewer = await student();
    const { row } = await casual(services, viewer);
    await answerRight(services, viewer, row.id, 1);
    await expect(answer(services, viewer, row.id, 1, '1')).rejects.toMatchObject({ code: 'CONFLICT' });
    await finishPractice(services, viewer, row.id);
    await expect(answer(services, viewer, row.id, 2, '1')).rejects.toMatchObject({
      code: 'PRACTICE_FINISHED_OR_EXITED_ERROR',
    });
    await expect(openHint(services, viewer, { practiceId: row.id, index: 2, number: 1 })).rejects.toMatchObject({
      code: 'PRACTICE_FINISHED_OR_EXITED_ERROR',
    });
  });

  it('takes a key for one question only, also when it is sent for two at once', async () => {
    const { services } = backend;
    const viewer = await student();
    const practices = await Promise.all([casual(services, viewer), casual(services, viewer)]);
    const idempotencyKey = newId();
    const forms = practices.map(({ row }) => ({ practiceId: row.id, index: 1, answer: '((', idempotencyKey }));
    const sent = await Promise.allSettled(forms.map((form) => submitAnswer(services, viewer, form)));
    const refused = sent.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(refused).toEqual(['CONFLICT']);
  });

  it('gives the stored attempt when a form is sent again after the practice has ended', async () => {
    const { services } = backend;
    const viewer = await student();
    const { row } = await casual(services, viewer);
    const { right } = await keyOf(services, viewer, row.id, 1);
    const form = { practiceId: row.id, index: 1, answer: right, idempotencyKey: newId() };
    const { attempt } = await submitAnswer(services, viewer, form);
    await finishPractice(services, viewer, row.id);
    expect((await submitAnswer(services, viewer, form)).attempt.id).toBe(attempt.id);
  });
});

describe('help', () => {
  it('opens hints in order, each once, and no more than there are', async () => {
    const { services } = backend;
    const viewer = await student();
    const { row } = await casual(services, viewer);
    const place = { practiceId: row.id, index: 1 };
    await expect(openHint(services, viewer, { ...place, number: 2 })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await openHint(services, viewer, { ...place, number: 1 });
    await openHint(services, viewer, { ...place, number: 1 });
    const { hints, hintCount } = (await shown(services, viewer, row.id, 1)).shown;
    expect(hints).toHaveLength(1);
    const tooMany = hintCount + 1;
    for (let number = 2; number < tooMany; number += 1) await openHint(services, viewer, { ...place, number });
    await expect(openHint(services, viewer, { ...place, number: tooMany })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
  });

  it('shows worked steps once a question is closed, and a like example once a try was wrong', async () => {
    const { services } = backend;
    const viewer = await student();
    const { row } = await casual(services, viewer);
    const first = () => shown(services, viewer, row.id, 1);
    expect(await first()).toMatchObject({ solution: null, workedExample: null });
    await answerWrong(services, viewer, row.id, 1);
    const tried = await first();
    expect(tried.workedExample?.steps.length).toBeGreaterThan(0);
    expect(tried.workedExample?.prompt).not.toBe(tried.shown.prompt);
    await answerWrong(services, viewer, row.id, 1);
    expect((await first()).workedExample).toEqual(tried.workedExample);
    await closeQuestion(services, viewer, { practiceId: row.id, index: 1 });
    expect((await first()).solution?.steps.length).toBeGreaterThan(0);
  });
});

describe('making a practice', () => {
  it('gives the same practice for the same key, also at once', async () => {
    const { services } = backend;
    const viewer = await student();
    const input = { courseId: 'year-6', mode: 'CASUAL', questionCount: 10, idempotencyKey: newId() } as const;
    const made = await Promise.all(Array.from({ length: 10 }, () => createPractice(services, viewer, input)));
    expect(new Set(made.map((practice) => practice.row.id)).size).toBe(1);
    expect(made.map((practice) => practice.questions.length)).toEqual(Array.from({ length: 10 }, () => 10));
  });

  it('never asks the same question twice, nor the same strategy twice in a row', async () => {
    const viewer = await student();
    const practice = await casual(backend.services, viewer, { topicIds: [], questionCount: 40 });
    const questions = await showQuestions(backend.services, viewer, practice);
    expect(new Set(questions.map(({ shown: { prompt, figure } }) => JSON.stringify([prompt, figure]))).size).toBe(40);
    const neighbours = practice.questions
      .slice(1)
      .map((question, place) => [question.template_id, practice.questions[place]?.template_id]);
    expect(neighbours.filter(([one, other]) => one === other)).toEqual([]);
  });

  it('says how many questions there are when there are too few', async () => {
    const { services } = backend;
    const viewer = await student();
    await expect(casual(services, viewer, { difficulty: 'HARD', questionCount: 40 })).rejects.toMatchObject({
      code: 'NO_ENOUGH_QUESTIONS',
      extra: { details: { available: 10 } },
    });
    await expect(
      createPractice(services, viewer, {
        courseId: 'year-6',
        mode: 'ERROR_LOGBOOK',
        questionCount: 3,
        idempotencyKey: newId(),
      }),
    ).rejects.toMatchObject({ code: 'NO_ENOUGH_QUESTIONS', extra: { details: { available: 0 } } });
  });

  it('refuses what cannot be practised', async () => {
    const { services } = backend;
    const viewer = await student();
    await expect(casual(services, viewer, { courseId: 'year-99' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(casual(services, viewer, { topicIds: ['nonsense'] })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(casual(services, viewer, { questionCount: 4 })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(casual(services, viewer, { questionCount: 41 })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(casual(services, viewer, { mode: 'BATTLE' })).rejects.toMatchObject({ code: 'UNPROCESSABLE' });
  });
});

describe('somebody else', () => {
  it('finds nothing of this student', async () => {
    const { services } = backend;
    const [viewer, stranger] = [await student(), await student()];
    const { row } = await casual(services, viewer);
    expect(await getPractice(services, stranger, row.id)).toBeNull();
    expect(await getPractice(services, stranger, newId())).toBeNull();
    const place = { practiceId: row.id, index: 1 };
    const notFound = { code: 'PRACTICE_NOT_FOUND' };
    await expect(answer(services, stranger, row.id, 1, '1')).rejects.toMatchObject(notFound);
    await expect(closeQuestion(services, stranger, place)).rejects.toMatchObject(notFound);
    await expect(openHint(services, stranger, { ...place, number: 1 })).rejects.toMatchObject(notFound);
    await expect(finishPractice(services, stranger, row.id)).rejects.toMatchObject(notFound);
  });
});

describe('the free plan after the trial', () => {
  it('stops at ten questions a day, keeps what was answered, and goes on the next day', async () => {
    const { services, clock } = backend;
    const viewer = await student();
    const { row } = await casual(services, viewer, { topicIds: [], questionCount: 12 });
    clock.advance({ days: 15 });
    for (let index = 1; index <= 9; index += 1) await answerRight(services, viewer, row.id, index);
    await answerWrong(services, viewer, row.id, 10);
    await expect(answerRight(services, viewer, row.id, 11)).rejects.toMatchObject({ code: 'TRIAL_FINISHED' });
    // A question that has been begun may be finished.
    expect((await answerRight(services, viewer, row.id, 10)).attempt.verdict).toBe('CORRECT');
    await expect(casual(services, viewer)).rejects.toMatchObject({ code: 'TRIAL_FINISHED' });
    const kept = await getPractice(services, viewer, row.id);
    expect(kept && outcomesOf(kept).slice(9)).toEqual(['RIGHT_AFTER_RETRY', 'NOW', 'AHEAD']);
    clock.advance({ days: 1 });
    expect((await answerRight(services, viewer, row.id, 11)).attempt.verdict).toBe('CORRECT');
  });

  it('cannot be outrun by answering two practices at once', async () => {
    const { services, clock } = backend;
    const viewer = await student();
    const [one, two] = [
      await casual(services, viewer, { topicIds: [], questionCount: 10 }),
      await casual(services, viewer, { topicIds: [], questionCount: 10 }),
    ];
    clock.advance({ days: 15 });
    const places = [one, two].flatMap(({ row }) =>
      Array.from({ length: 10 }, (_, place) => [row.id, place + 1] as const),
    );
    const sent = await Promise.allSettled(places.map(([id, index]) => answerWrong(services, viewer, id, index)));
    expect(sent.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(10);
    expect((await getHome(services, viewer)).answeredToday).toBe(10);
  });
});
