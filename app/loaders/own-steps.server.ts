import { redirect } from '@remix-run/node';
import { picturePath } from '../components/avatar/picture-path';
import { invitingLink } from '../components/invitations/inviting-link.server';
import type { OwnStep } from '../components/onboarding/onboarding-steps';
import { OwnSteps } from '../graphql/account/own-steps';
import { SetAge } from '../graphql/account/set-age';
import { attempt } from '../graphql/executor.server';
import { formText } from '../http/guarded-action.server';
import { refusedForm } from '../lib/account-failure.server';
import { paths } from '../lib/paths';
import { pageFailure } from './page-failure.server';
import { requireSession } from './signed-in-page.server';

/** A step of somebody who has registered. The age is asked for first; once it is known its step is passed over. */
export async function ownStep(request: Request, step: OwnStep) {
  requireSession(request);
  const outcome = await attempt(request, OwnSteps, {});
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  const { viewer, profile, invitingCode } = outcome.data;
  if (viewer === null || !viewer.roles.includes('STUDENT')) throw redirect(paths.home);
  const isAgeKnown = profile?.birthMonth != null;
  if (!isAgeKnown && step !== 'age') throw redirect(paths.onboarding('age'));
  if (step === 'age') {
    if (isAgeKnown) throw redirect(paths.onboarding('profile'));
    return { step: 'age' as const };
  }
  if (step === 'invite') return { step: 'invite' as const, link: invitingLink(request, invitingCode?.code) };
  return { step: 'profile' as const, nickname: viewer.nickname, picture: picturePath(viewer.avatar) };
}

const fields = ['month', 'year', 'parentEmail'] as const;

/** Stores the age and goes on; or the form again, with what is wrong beside its field and everything as it was typed. */
export async function takeAge(request: Request, form: FormData) {
  requireSession(request);
  const values = Object.fromEntries(fields.map((name) => [name, formText(form, name).slice(0, 400)]));
  const { month = '', year = '', parentEmail = '' } = values;
  const variables = { month: wholeOf(month), year: wholeOf(year), parentEmail };
  const outcome = await attempt(request, SetAge, variables);
  if (outcome.ok || outcome.failure.code === 'CONFLICT') return redirect(paths.onboarding('profile'), 303);
  if (outcome.failure.code === 'UNAUTHENTICATED') throw pageFailure(request, outcome.failure);
  return refusedForm(outcome.failure, values, fields);
}

/** A number as it was typed; 0, which no month and no year is, for anything else. */
const wholeOf = (typed: string): number => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0);
