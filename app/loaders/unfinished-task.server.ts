import { type LoaderFunctionArgs, redirect, replace } from '@remix-run/node';
import { questionView } from '../components/practice/question-view.server';
import { taskPaths } from '../components/tasks/task-paths';
import { attempt } from '../graphql/executor.server';
import { MyTaskPage, OpenMyTask, TestQuestionPage } from '../graphql/tasks/student-tasks';
import { tutorContext } from '../lib/ai-context';
import { timeOfDay } from '../lib/day-labels';
import { noticeCookie } from '../lib/notice';
import { parseUuidParam, paths } from '../lib/paths';
import { pageFailure } from './page-failure.server';
import { signedInPage } from './signed-in-page.server';

/**
 * The question of a test that is worked on. Homework goes on to its practice, what is over to its result, and what cannot
 * be begun to the page of the task, as does a test that its student has not started: no link starts a clock.
 */
export async function unfinishedTask(args: LoaderFunctionArgs) {
  const taskId = parseUuidParam(args.params, 'taskId');
  if (taskId === null) throw redirect(paths.home);
  const task = await openedTask(args, taskId);
  const asked = Number(args.params.index);
  const isThere = Number.isInteger(asked) && asked >= 1 && asked <= task.questionCount;
  const index = isThere ? asked : task.currentIndex;
  if (task.type === 'HOMEWORK') throw redirect(paths.practiceQuestion(task.practiceId, index));
  const { viewer, data } = await signedInPage(args, TestQuestionPage, { practiceId: task.practiceId, index });
  const { practice } = data;
  if (practice === null) throw replace(taskPaths.result(task.practiceId));
  if (practice.state !== 'IN_PROGRESS') {
    const notice = noticeCookie(practice.timeUp ? 'test-time-up' : 'test-over');
    throw replace(taskPaths.result(task.practiceId), { headers: { 'set-cookie': notice } });
  }
  if (practice.question === null) throw redirect(taskPaths.unfinished(taskId, task.currentIndex));
  const { clock, questionCount, answeredIndexes, settledIndexes, answerProblems } = practice;
  return {
    title: task.title,
    taskId,
    practiceId: task.practiceId,
    extraMinutes: task.extraMinutes,
    questionCount,
    answered: answeredIndexes,
    problems: answerProblems,
    settled: settledIndexes.includes(index),
    saved: practice.question.lateAnswer ?? '',
    question: questionView(practice.question),
    clock: clock && { ...clock, endsAt: timeOfDay(viewer.timeZone, new Date(clock.endsAt)) },
    tutor: tutorContext('TASK_TEST'),
  };
}

async function openedTask(args: LoaderFunctionArgs, taskId: string) {
  const { data } = await signedInPage(args, MyTaskPage, { taskId });
  const { myTask: task } = data;
  if (task.practiceId !== null && !task.awaitsStart) return { ...task, practiceId: task.practiceId };
  if (!task.takesWork || task.awaitsStart) throw redirect(taskPaths.task(task.classId, task.id));
  const outcome = await attempt(args.request, OpenMyTask, { taskId });
  if (!outcome.ok) throw pageFailure(args.request, outcome.failure);
  const opened = outcome.data.openMyTask;
  if (opened.practiceId === null) throw redirect(taskPaths.task(task.classId, task.id));
  return { ...opened, practiceId: opened.practiceId };
}
