import { randomUUID } from 'node:crypto';
import { redirect } from '@remix-run/node';
import { classColours } from '../../rules/classes';
import { type TeacherStep, teacherSteps } from '../../rules/study-plan';
import { taughtFirst } from '../../rules/taught-courses';
import { isTimeZone } from '../../rules/time-zones';
import { SkipOwnStep } from '../graphql/account/own-steps';
import { SetSchool, SetTeaching, TeacherSteps } from '../graphql/account/teacher-steps';
import { CreateClass } from '../graphql/classroom/teach-class';
import { attempt, type Outcome } from '../graphql/executor.server';
import { CreateTaskDraft } from '../graphql/tasks/teach-tasks';
import { env } from '../http/env.server';
import { formText, formTexts } from '../http/guarded-action.server';
import { formAgain, refusedForm } from '../lib/account-failure.server';
import { paths } from '../lib/paths';
import { readClassInput } from './class-input.server';
import { stepFailure } from './own-steps.server';
import { pageFailure } from './page-failure.server';
import { requireSession } from './signed-in-page.server';

/** A step of somebody who teaches and has registered. Whoever does not teach goes home. */
export async function teacherStep(request: Request, step: TeacherStep) {
  requireSession(request);
  const outcome = await attempt(request, TeacherSteps, {});
  if (!outcome.ok) throw stepFailure(request, outcome.failure);
  const { profile, taughtClasses, courses } = outcome.data;
  // The class that was just made stands in the address; whoever comes back later has few.
  const made = new URL(request.url).searchParams.get('class');
  const own = taughtClasses.filter(({ isOwner }) => isOwner);
  const school = own.find(({ id }) => id === made) ?? own[0] ?? null;
  const teaches = profile?.teaches ?? [];
  switch (step) {
    case 'school':
      return { step, schoolName: profile?.schoolName ?? null };
    case 'subjects-years':
      return { step, courses, teaches };
    case 'first-class':
      return {
        step,
        courses: taughtFirst(courses, teaches),
        courseId: teaches[0] ?? '',
        school,
        creationKey: randomUUID() as string,
      };
    case 'first-task':
      return { step, school, creationKey: randomUUID() as string };
    case 'students':
      return {
        step,
        school,
        link: school && new URL(paths.joinClass(school.joinCode), env.SITE_URL ?? request.url).href,
      };
  }
}

/** Stores what a step of a teacher asked for and goes on; or its form again, with what is wrong and everything as it was typed. */
export async function takeTeacherStep(request: Request, step: TeacherStep, form: FormData) {
  requireSession(request);
  if (formText(form, 'intent') === 'skip') return goOn(request, step, await skip(request, step), {});
  if (step === 'school') {
    const name = formText(form, 'name').slice(0, 400);
    return goOn(request, step, await attempt(request, SetSchool, { name }), { name });
  }
  if (step === 'subjects-years') {
    const courseIds = formTexts(form, 'teaches');
    const values = { teaches: courseIds.join(' ') };
    return goOn(request, step, await attempt(request, SetTeaching, { courseIds }), values);
  }
  if (step === 'students') return redirect(paths.onboarding(step), 303);
  if (step === 'first-task') return makeFirstTask(request, form);
  const page = await attempt(request, TeacherSteps, {});
  if (!page.ok) throw pageFailure(request, page.failure);
  const { taughtClasses, viewer } = page.data;
  // Colour and time zone (the browser's, else the account's) are chosen for a first class; its settings change them.
  form.set('colour', classColours[taughtClasses.length % classColours.length] ?? 'BLUE');
  if (!isTimeZone(formText(form, 'timeZone'))) form.set('timeZone', viewer?.timeZone ?? '');
  const { values: typed, ...read } = readClassInput(form);
  const values = { ...typed, creationKey: formText(form, 'creationKey') };
  if (!read.ok) return formAgain({ values, errors: read.errors });
  const made = await attempt(request, CreateClass, { input: read.input, creationKey: values.creationKey });
  if (!made.ok) return goOn(request, step, made, values);
  // The class is there: whether the step counts as seen is less important.
  await skip(request, step);
  return redirect(paths.onboarding('students', { class: made.data.createClass }), 303);
}

/** A draft with ten questions, which the wizard shows before anybody gets it. */
async function makeFirstTask(request: Request, form: FormData) {
  const variables = { classId: formText(form, 'class'), creationKey: formText(form, 'creationKey'), readyMade: true };
  const made = await attempt(request, CreateTaskDraft, variables);
  if (!made.ok) return goOn(request, 'first-task', made, {});
  await skip(request, 'first-task');
  return redirect(paths.teacherTaskStep(made.data.createTaskDraft, 'what'), 303);
}

const skip = (request: Request, step: TeacherStep) => attempt(request, SkipOwnStep, { step });

function goOn(request: Request, step: TeacherStep, outcome: Outcome<unknown>, values: Record<string, string>) {
  if (outcome.ok) return redirect(after(step), 303);
  if (outcome.failure.code === 'UNAUTHENTICATED') throw pageFailure(request, outcome.failure);
  return refusedForm(outcome.failure, values, Object.keys(values));
}

const after = (step: TeacherStep): string => {
  const next = teacherSteps[teacherSteps.indexOf(step) + 1];
  return next === undefined ? paths.teacher : paths.onboarding(next);
};
