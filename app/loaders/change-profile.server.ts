import { data, redirect } from '@remix-run/node';
import { type ProfileForm, type ProfileFormState, profileForms } from '../components/profile/profile-form';
import {
  ChangeNickname,
  ChangePassword,
  ChangeTimeZone,
  ChangeYearLevel,
  RequestEmailChange,
  SetAdjustments,
  UnlinkProvider,
} from '../graphql/account/change-profile';
import { RequestCopy, RequestDeletion, UndoDeletion } from '../graphql/account/own-data';
import { SetBattleSettings } from '../graphql/battle/rank-page';
import { attempt, type Outcome } from '../graphql/executor.server';
import { endOtherSessionsMutation, endSessionMutation } from '../graphql/identity/sessions';
import { formText } from '../http/guarded-action.server';
import type { AppFailure } from '../lib/app-failure';
import { type NoticeKey, noticeCookie } from '../lib/notice';
import { paths } from '../lib/paths';
import { retryMessage } from '../lib/retry-message';
import { keptText, keptValues, seenText, seenTexts } from './both-versions.server';
import { actionFailure } from './signed-in-page.server';

interface Change {
  outcome: Outcome<unknown>;
  notice: NoticeKey;
  /** What to show again; never a password. */
  values?: Record<string, string>;
}

const changes: Record<ProfileForm, (request: Request, form: FormData) => Promise<Change>> = {
  async nickname(request, form) {
    const nickname = keptText(form, 'nickname');
    const outcome = await attempt(request, ChangeNickname, { nickname, seen: seenText(form) });
    return { outcome, notice: 'nickname-changed', values: { nickname } };
  },
  async year(request, form) {
    const yearLevel = Number(formText(form, 'yearLevel'));
    const variables = { yearLevel: Number.isInteger(yearLevel) ? yearLevel : 0 };
    return { outcome: await attempt(request, ChangeYearLevel, variables), notice: 'year-changed' };
  },
  async zone(request, form) {
    const timeZone = formText(form, 'timeZone').slice(0, 100);
    const outcome = await attempt(request, ChangeTimeZone, { timeZone });
    return { outcome, notice: 'zone-changed', values: { timeZone } };
  },
  async adjust(request, form) {
    const names = keptValues(form, 'adjustment');
    const noClock = keptText(form, 'noClock');
    const variables = { names, practiceTimer: noClock !== 'on', seen: seenTexts(form) };
    const outcome = await attempt(request, SetAdjustments, variables);
    return { outcome, notice: 'adjusted', values: { adjustment: names.join(' '), noClock } };
  },
  async rank(request, form) {
    const variables = { showRank: formText(form, 'on') === 'yes' };
    return { outcome: await attempt(request, SetBattleSettings, variables), notice: 'battle-settings' };
  },
  async password(request, form) {
    const variables = { current: formText(form, 'current'), password: formText(form, 'password') };
    return { outcome: await attempt(request, ChangePassword, variables), notice: 'own-password-changed' };
  },
  async email(request, form) {
    const email = formText(form, 'email');
    const outcome = await attempt(request, RequestEmailChange, { email, current: formText(form, 'current') });
    return { outcome, notice: 'email-asked', values: { email } };
  },
  async provider(request, form) {
    const outcome = await attempt(request, UnlinkProvider, { current: formText(form, 'current') });
    return { outcome, notice: 'provider-gone' };
  },
  async copy(request) {
    return { outcome: await attempt(request, RequestCopy, {}), notice: 'copy-begun' };
  },
  async delete(request, form) {
    const outcome = await attempt(request, RequestDeletion, { current: formText(form, 'current') });
    return { outcome, notice: 'deletion-planned' };
  },
  async stay(request) {
    return { outcome: await attempt(request, UndoDeletion, {}), notice: 'deletion-undone' };
  },
  async session(request, form) {
    const id = formText(form, 'session');
    return id === 'others'
      ? { outcome: await attempt(request, endOtherSessionsMutation, {}), notice: 'sessions-ended' }
      : { outcome: await attempt(request, endSessionMutation, { id }), notice: 'session-ended' };
  },
};

/** Does what one form of the profile asks for: back to the page with a notice, or the form again with what is wrong. */
export async function changeProfile(request: Request, form: FormData) {
  const name = profileForms.find((known) => known === formText(form, 'form'));
  if (!name)
    return again(
      {
        form: 'nickname',
        values: {},
        errors: { '': 'Something’s wrong with this form. Reload the page and try again.' },
      },
      400,
    );
  const { outcome, notice, values = {} } = await changes[name](request, form);
  if (outcome.ok) return redirect(paths.profile, { headers: { 'set-cookie': noticeCookie(notice) } });
  const failure = actionFailure(request, outcome.failure);
  const isConflict = failure.code === 'CONFLICT';
  return again({ form: name, values, errors: { [fieldOf(failure)]: sentenceOf(failure) }, isConflict }, failure.status);
}

function fieldOf({ details }: AppFailure): string {
  return typeof details.field === 'string' ? details.field : '';
}

function sentenceOf({ code, message, retryAfter }: AppFailure): string {
  return code === 'RATE_LIMITED' ? `${message} You can continue ${retryMessage(retryAfter)}.` : message;
}

const again = (state: ProfileFormState, status: number) => data(state, { status });
