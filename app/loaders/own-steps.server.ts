import { redirect } from '@remix-run/node';
import { pickNicknameIdeas } from '../../rules/nickname-ideas';
import { isOwnStep, type OwnStep, ownSteps, termsStep } from '../../rules/study-plan';
import { picturePath } from '../components/avatar/picture-path';
import { invitingLink } from '../components/invitations/inviting-link.server';
import {
  OwnSteps,
  SetGoal,
  SetStudyHour,
  SkipOwnStep,
  TakeNickname,
  TermsOfViewer,
} from '../graphql/account/own-steps';
import { SetAge } from '../graphql/account/set-age';
import { attempt, type Outcome } from '../graphql/executor.server';
import { formText } from '../http/guarded-action.server';
import { refusedForm } from '../lib/account-failure.server';
import type { AppFailure } from '../lib/app-failure';
import { paths } from '../lib/paths';
import { safeRedirect } from '../lib/safe-redirect';
import { pageFailure } from './page-failure.server';
import { requireSession } from './signed-in-page.server';

/** The address that leads to the first step that is still offered. */
export const firstOwnStep = 'account';

/** Names offered to whoever has no idea. */
const ideasShown = 4;

/** A step of somebody who has registered. The age that is known is not asked for again. */
export async function ownStep(request: Request, step: OwnStep | typeof firstOwnStep) {
  requireSession(request);
  const outcome = await attempt(request, OwnSteps, { plan: step === 'plan' });
  if (!outcome.ok) throw stepFailure(request, outcome.failure);
  const { viewer, profile, invitingCode, home } = outcome.data;
  const [first] = profile?.openSteps ?? [];
  if (step === firstOwnStep) throw redirect(first === undefined ? paths.home : paths.onboarding(first));
  if (viewer === null || !viewer.roles.includes('STUDENT')) throw redirect(paths.home);
  const { goal = null, minutesADay = null, studyHour = null } = profile ?? {};
  switch (step) {
    case 'age':
      if (profile?.birthMonth != null) throw redirect(after('age'));
      return { step };
    case 'goal':
      return { step, goal, minutesADay };
    case 'time':
      return { step, studyHour };
    case 'profile':
      return {
        step,
        nickname: viewer.nickname,
        picture: picturePath(viewer.avatar),
        ideas: pickNicknameIdeas(ideasShown, Math.random),
      };
    case 'invite':
      return { step, link: invitingLink(request, invitingCode?.code) };
    case 'plan':
      return {
        step,
        plan: home?.plan ?? null,
        course: home?.myCourses[0]?.course ?? null,
        nextStep: home?.nextStep ?? null,
      };
  }
}

/** The terms, for somebody who did not accept them yet; whoever did goes on. */
export async function openTermsStep(request: Request) {
  requireSession(request);
  const outcome = await attempt(request, TermsOfViewer, {});
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  const next = safeRedirect(new URL(request.url).searchParams.get('next'), paths.onboarding(firstOwnStep));
  if (outcome.data.viewer?.acceptTcTime != null) throw redirect(next);
  return { step: termsStep, next } as const;
}

/** What a step throws for a failure: the terms come before whatever needs them. */
export function stepFailure(request: Request, failure: AppFailure) {
  if (failure.code !== 'TERMS_NOT_ACCEPTED') return pageFailure(request, failure);
  const { pathname, search } = new URL(request.url);
  return redirect(paths.onboarding(termsStep, { next: pathname + search }));
}

/** Stores what a step asked for and goes on; or its form again, with what is wrong and everything as it was typed. */
export async function takeOwnStep(request: Request, step: string | undefined, form: FormData) {
  requireSession(request);
  if (!isOwnStep(step)) throw redirect(paths.onboarding(firstOwnStep));
  const { values, outcome } = await send(request, step, form);
  if (outcome.ok || (step === 'age' && outcome.failure.code === 'CONFLICT')) return redirect(after(step), 303);
  if (outcome.failure.code === 'UNAUTHENTICATED') throw pageFailure(request, outcome.failure);
  return refusedForm(outcome.failure, values, Object.keys(values));
}

async function send(
  request: Request,
  step: OwnStep,
  form: FormData,
): Promise<{ values: Record<string, string>; outcome: Outcome<unknown> }> {
  if (formText(form, 'intent') === 'skip') {
    return { values: {}, outcome: await attempt(request, SkipOwnStep, { step }) };
  }
  const read = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, formText(form, name).slice(0, 400)]));
  if (step === 'goal') {
    const values = read('goal', 'minutesADay');
    const variables = {
      goal: values.goal || null,
      minutesADay: values.minutesADay ? wholeOf(values.minutesADay) : null,
    };
    return { values, outcome: await attempt(request, SetGoal, variables) };
  }
  if (step === 'time') {
    const values = read('hour');
    return {
      values,
      outcome: await attempt(request, SetStudyHour, { hour: values.hour ? wholeOf(values.hour) : null }),
    };
  }
  if (step === 'profile') {
    const values = read('nickname');
    return { values, outcome: await attempt(request, TakeNickname, { nickname: values.nickname ?? '', step }) };
  }
  const values = read('month', 'year', 'parentEmail');
  const { month = '', year = '', parentEmail = '' } = values;
  const variables = { month: wholeOf(month), year: wholeOf(year), parentEmail };
  return { values, outcome: await attempt(request, SetAge, variables) };
}

const after = (step: OwnStep): string => {
  const next = ownSteps[ownSteps.indexOf(step) + 1];
  return next === undefined ? paths.home : paths.onboarding(next);
};

/** A number as it was typed; 0, which nothing here is, for anything else. */
const wholeOf = (typed: string): number => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0);
