import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { pickedView } from '~/components/portal-tasks/picked-view.server';
import { TaskWizardView } from '~/components/portal-tasks/task-wizard-view';
import { attempt } from '~/graphql/executor.server';
import { ChooseSavedExam } from '~/graphql/tasks/saved-exams';
import { TaskWizardPage } from '~/graphql/tasks/taught-task-pages';
import { ChangeTaskQuestions, DeleteTaskDraft, PublishTask, SaveTaskDraft } from '~/graphql/tasks/teach-tasks';
import { formText, guardedAction } from '~/http/guarded-action.server';
import type { ClassFormState } from '~/lib/class-form';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { classActionReply, classFormAgain } from '~/loaders/class-action.server';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { readQuestionChange, readStep } from '~/loaders/task-form.server';
import { stepFields, taskSteps } from '../../../../rules/forms/task';
import { wallLabel } from '../../../../rules/tasks/wall-clock';

export const handle: RouteHandle = { hideAiBox: true };
export const meta: MetaFunction = () => [{ title: 'Set a task | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const taskId = parseUuidParam(args.params, 'taskId');
  if (taskId === null) throw redirect(paths.home);
  const query = new URL(args.request.url).searchParams;
  const step = readStep(query.get('step'));
  const topicId = query.get('topic');
  const picking = step === 'questions' && topicId !== null && topicId !== '';
  const { shell, data } = await signedInPage(args, TaskWizardPage, {
    taskId,
    topicId,
    picking,
    choosing: step === 'questions',
  });
  const { fields, problems, picked, changedAt, ...draft } = data.taskDraft;
  const values: Record<string, string[]> = Object.fromEntries(fields.map(({ name, values: list }) => [name, list]));
  const chosen = values.courseIds ?? [];
  const now = new Date();
  return {
    shell,
    step,
    draft,
    values,
    problems: Object.fromEntries(problems.map(({ field, message }) => [field, message])) as Record<string, string>,
    /** Problems show at once where the teacher was sent back to mend them. */
    checked: query.has('check'),
    saved: wallLabel(new Date(changedAt), draft.class.timeZone, now),
    courses: data.courses.map(({ id, name }) => ({ id, name })),
    topics:
      step === 'questions'
        ? data.courses
            .filter(({ id }) => chosen.includes(id))
            .flatMap(({ id: courseId, name, topics }) =>
              topics
                .filter(({ templateCount }) => templateCount > 0)
                .map(({ id, title, strand }) => ({ id, title, strand, courseId, courseName: name })),
            )
        : [],
    picked: step === 'questions' ? picked.map(pickedView) : [],
    pickedCount: picked.length,
    topicId: picking ? topicId : null,
    templates: data.bankTopics?.flatMap(({ templates }) => templates) ?? [],
    exams: data.savedExams ?? [],
  };
}

export const action = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const taskId = parseUuidParam(params, 'taskId');
  if (taskId === null) throw redirect(paths.home);
  const intent = formText(form, 'intent');
  const version = Number.parseInt(formText(form, 'version'), 10) || 0;
  const step = readStep(formText(form, 'step'));
  if (intent === 'delete') {
    const outcome = await attempt(request, DeleteTaskDraft, { taskId });
    return classActionReply(
      request,
      outcome,
      { intent },
      { to: paths.teacherTasks(formText(form, 'classId')), notice: 'task-draft-deleted' },
    );
  }
  const change = readQuestionChange(form);
  const fields = stepFields[step].map((name) => ({
    name,
    values: form.getAll(name).filter((value) => typeof value === 'string'),
  }));
  const saved = await attempt(request, SaveTaskDraft, { taskId, version, step, fields });
  if (!saved.ok) {
    const { status, message } = actionFailure(request, saved.failure);
    return classFormAgain(
      {
        intent: 'step',
        message,
        values: Object.fromEntries(fields.map(({ name, values }) => [name, JSON.stringify(values)])),
      },
      status,
    );
  }
  const here = paths.teacherTaskStep(taskId, step);
  if (change !== null) {
    const outcome = await attempt(request, ChangeTaskQuestions, { taskId, version: version + 1, change });
    if (outcome.ok) return redirect(`${here}${topicQuery(form)}#picked`);
    const { status, message } = actionFailure(request, outcome.failure);
    return classFormAgain({ intent: 'step', message }, status);
  }
  if (intent === 'exam') return chooseExam(request, { taskId, version: version + 1, examId: formText(form, 'exam') });
  if (intent === 'topic') return redirect(`${here}${topicQuery(form)}#bank`);
  if (intent === 'later') return redirect(paths.teacherTasks(formText(form, 'classId')));
  if (intent === 'publish') return publish(request, taskId, version + 1);
  const to = taskSteps.find((name) => intent === name);
  if (to !== undefined) return redirect(paths.teacherTaskStep(taskId, to));
  if (saved.data.saveTaskDraft.length > 0) return redirect(`${here}&check`);
  return redirect(paths.teacherTaskStep(taskId, taskSteps[taskSteps.indexOf(step) + 1] ?? step));
});

function topicQuery(form: FormData): string {
  const topic = formText(form, 'topic');
  return topic === '' ? '' : `&topic=${encodeURIComponent(topic)}`;
}

/** Takes over the questions of a saved exam. */
async function chooseExam(request: Request, choice: { taskId: string; version: number; examId: string }) {
  if (choice.examId === '') return classFormAgain({ intent: 'exam', message: 'Choose one of your saved exams first.' });
  const outcome = await attempt(request, ChooseSavedExam, choice);
  const to = paths.teacherTaskStep(choice.taskId, 'questions');
  return classActionReply(request, outcome, { intent: 'exam' }, { to, notice: 'exam-chosen' });
}

/** Sets the task, or goes back to the step that is not right yet. */
async function publish(request: Request, taskId: string, version: number) {
  const outcome = await attempt(request, PublishTask, { taskId, version });
  if (!outcome.ok) {
    const { status, message, details } = actionFailure(request, outcome.failure);
    const step = taskSteps.find((name) => name === details.step);
    return classFormAgain({ intent: 'publish', message, values: step === undefined ? {} : { step } }, status);
  }
  return classActionReply(
    request,
    outcome,
    { intent: 'publish' },
    { to: paths.teacherTask(taskId), notice: 'task-set' },
  );
}

/** What a refused form held: it stands in the boxes again. */
function typedIn(reply: ClassFormState | undefined): Record<string, string[]> {
  if (reply?.intent !== 'step') return {};
  return Object.fromEntries(Object.entries(reply.values).map(([name, list]) => [name, JSON.parse(list) as string[]]));
}

export default function TaskWizard() {
  const { shell, values, ...page } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <TaskWizardView
      key={`${page.step} ${page.draft.version}`}
      {...page}
      values={{ ...values, ...typedIn(reply) }}
      reply={reply}
    />
  );
}
