import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
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
import { classActionReply } from '~/loaders/class-action.server';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { readQuestionChange, readStep, typedFields, type WizardReply, wizardAgain } from '~/loaders/task-form.server';
import { stepFields, taskSteps } from '../../../../rules/forms/task';
import { wallLabel } from '../../../../rules/tasks/wall-clock';
import { taughtFirst } from '../../../../rules/taught-courses';

export const handle: RouteHandle = { hideAiBox: true };
export const meta: MetaFunction = () => [{ title: 'Create task | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const taskId = parseUuidParam(args.params, 'taskId');
  if (taskId === null) throw redirect(paths.home);
  const query = new URL(args.request.url).searchParams;
  const step = readStep(query.get('step'));
  const topicId = query.get('topic');
  const picking = step === 'questions' && topicId !== null && topicId !== '';
  const { data } = await signedInPage(args, TaskWizardPage, {
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
    step,
    draft,
    values,
    problems: Object.fromEntries(problems.map(({ field, message }) => [field, message])) as Record<string, string>,
    /** Problems show at once where the teacher was sent back to mend them. */
    checked: query.has('check'),
    saved: wallLabel(new Date(changedAt), draft.class.timeZone, now),
    courses: taughtFirst(data.courses, data.profile?.teaches ?? []).map(({ id, name }) => ({ id, name })),
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
  const typed = typedFields(form, step);
  const fields = stepFields[step].map((name) => ({ name, values: typed[name] ?? [] }));
  const saved = await attempt(request, SaveTaskDraft, { taskId, version, step, fields });
  if (!saved.ok) return wizardAgain(actionFailure(request, saved.failure), { intent: 'step', typed });
  const here = paths.teacherTaskStep(taskId, step);
  const next = { taskId, version: version + 1 };
  if (change !== null) {
    const outcome = await attempt(request, ChangeTaskQuestions, { ...next, change });
    if (outcome.ok) return redirect(`${here}${topicQuery(form)}#picked`);
    return wizardAgain(actionFailure(request, outcome.failure), { intent: 'step', typed });
  }
  if (intent === 'exam') {
    const examId = formText(form, 'exam');
    if (examId === '') {
      const message = 'Choose one of your saved exams first.';
      return wizardAgain({ status: 400, message }, { intent, typed });
    }
    const outcome = await attempt(request, ChooseSavedExam, { ...next, examId });
    if (!outcome.ok) return wizardAgain(actionFailure(request, outcome.failure), { intent, typed });
    return classActionReply(request, outcome, { intent }, { to: here, notice: 'exam-chosen' });
  }
  if (intent === 'topic') return redirect(`${here}${topicQuery(form)}#bank`);
  if (intent === 'later') return redirect(paths.teacherTasks(formText(form, 'classId')));
  if (intent === 'publish') {
    const outcome = await attempt(request, PublishTask, next);
    if (!outcome.ok) return wizardAgain(actionFailure(request, outcome.failure), { intent, typed });
    return classActionReply(request, outcome, { intent }, { to: paths.teacherTask(taskId), notice: 'task-set' });
  }
  const to = taskSteps.find((name) => intent === name);
  if (to !== undefined) return redirect(paths.teacherTaskStep(taskId, to));
  if (saved.data.saveTaskDraft.length > 0) return redirect(`${here}&check`);
  return redirect(paths.teacherTaskStep(taskId, taskSteps[taskSteps.indexOf(step) + 1] ?? step));
});

/** Also after a refusal: the draft was kept before it, so the page needs its new version. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' || defaultShouldRevalidate;
}

function topicQuery(form: FormData): string {
  const topic = formText(form, 'topic');
  return topic === '' ? '' : `&topic=${encodeURIComponent(topic)}`;
}

export default function TaskWizard() {
  const { values, ...page } = useLoaderData<typeof loader>();
  const reply = useActionData<ClassFormState & Partial<WizardReply>>();
  // Saved, the boxes begin anew with what is kept. Refused, they stay: somebody types in them already.
  const kept = `${page.step} ${page.draft.version}`;
  const [shown, setShown] = useState(kept);
  if (reply === undefined && shown !== kept) setShown(kept);
  return <TaskWizardView key={shown} {...page} values={{ ...values, ...reply?.typed }} stored={values} reply={reply} />;
}
