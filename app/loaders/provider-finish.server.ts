import { redirect } from '@remix-run/node';
import { isInvitingCode, providerRegistrationForm, signInForm } from '../../rules/forms/account';
import { openRoles } from '../../rules/forms/limits';
import { readForm } from '../../rules/forms/read-form';
import { attempt, type Outcome } from '../graphql/executor.server';
import { LinkProvider, ProviderNewcomer, RegisterByProvider } from '../graphql/identity/provider';
import { recordSignupTcMutation } from '../graphql/identity/terms';
import { deviceOf, signedInHeaders } from '../http/device-cookie.server';
import { formProof } from '../http/form-proof.server';
import { formText, formTexts } from '../http/guarded-action.server';
import { providerCookie, setProviderCookie } from '../http/provider-cookies.server';
import { providerName } from '../http/provider-name.server';
import { formAgain, refusedForm } from '../lib/account-failure.server';
import type { AppFailure } from '../lib/app-failure';
import { noticeCookie } from '../lib/notice';
import { paths } from '../lib/paths';
import { safeRedirect } from '../lib/safe-redirect';
import { firstCoursesOf } from './first-courses.server';
import { firstPage } from './first-page.server';
import { pageFailure } from './page-failure.server';
import type { SignedIn } from './provider-strategy.server';
import { yearLevelIn } from './sign-up-query.server';
import { signupFlagCookie } from './signup-flag.server';

/** Who waits for an account; without a ticket, or with one that is over, the login page says so. */
export async function providerFinishPage(request: Request) {
  const ticket = providerCookie(request, 'ticket');
  const provider = providerName();
  if (ticket === null || provider === null) throw overAgain();
  const outcome = await attempt(request, ProviderNewcomer, { ticket });
  if (!outcome.ok) throw outcome.failure.code === 'UNPROCESSABLE' ? overAgain() : pageFailure(request, outcome.failure);
  const { searchParams } = new URL(request.url);
  const code = searchParams.get('invitingCode') ?? '';
  const role = openRoles.find((known) => known === searchParams.get('role')) ?? openRoles[0];
  return {
    ...outcome.data.providerNewcomer,
    provider,
    role,
    year: yearLevelIn(searchParams),
    courses: await firstCoursesOf(request),
    invitingCode: isInvitingCode(code) ? code : '',
  };
}

/** One of the two forms of the page: a new account, or the password of an old one. */
export async function takeProviderForm(request: Request, form: FormData) {
  const ticket = providerCookie(request, 'ticket');
  if (ticket === null) throw overAgain();
  return formText(form, 'intent') === 'link' ? link(request, form, ticket) : register(request, form, ticket);
}

const repeatedFields = ['nickname', 'role', 'yearLevel', 'terms', 'invitingCode', 'timeZone'];

async function register(request: Request, form: FormData, ticket: string) {
  const values = Object.fromEntries(repeatedFields.map((name) => [name, formText(form, name)]));
  const read = readForm(providerRegistrationForm, { ...values, courseIds: formTexts(form, 'courseIds') });
  if (!read.ok) return formAgain({ values: { ...values, intent: 'register' }, errors: read.errors });
  const { terms, ...input } = read.value;
  const outcome = await attempt(request, RegisterByProvider, { ticket, input, device: await deviceOf(request) });
  if (!outcome.ok) return again(outcome.failure, { ...values, intent: 'register' }, [...repeatedFields, 'courseIds']);
  const session = outcome.data.registerByProvider;
  const headers = await headersOf(session);
  // The tick is recorded right away; where that fails the flag records it with the first page.
  const recorded = await attempt(request, recordSignupTcMutation, {}, { token: session.token });
  if (!recorded.ok) headers.append('set-cookie', await signupFlagCookie(session.viewer.id));
  return goOn(request, firstPage({ ...session.viewer, ...input }), headers);
}

async function link(request: Request, form: FormData, ticket: string) {
  const values = { email: formText(form, 'email').trim(), intent: 'link' };
  const password = formText(form, 'password');
  const read = readForm(signInForm, { email: values.email, password });
  if (!read.ok) return formAgain({ values, errors: read.errors });
  const variables = { ticket, email: values.email, password, device: await deviceOf(request), proof: formProof(form) };
  const outcome: Outcome<{ linkProvider: SignedIn }> = await attempt(request, LinkProvider, variables);
  if (outcome.ok) return goOn(request, paths.home, await headersOf(outcome.data.linkProvider));
  if (outcome.failure.code === 'PASSWORD_CHANGE_NEEDED') {
    const headers = { 'set-cookie': noticeCookie('first-password') };
    return redirect(paths.resetPassword(String(outcome.failure.details.token)), { headers });
  }
  return again(outcome.failure, values, ['email', 'password']);
}

function again(failure: AppFailure, values: Record<string, string>, fields: string[]) {
  if (failure.code === 'UNPROCESSABLE') throw overAgain();
  return refusedForm(failure, values, fields);
}

async function headersOf(session: SignedIn): Promise<Headers> {
  const headers = await signedInHeaders(session);
  headers.append('set-cookie', setProviderCookie('ticket', null));
  headers.append('set-cookie', setProviderCookie('used', '1'));
  return headers;
}

const goOn = (request: Request, first: string, headers: Headers) =>
  redirect(safeRedirect(new URL(request.url).searchParams.get('next'), first), { headers });

function overAgain() {
  const headers = new Headers({ 'set-cookie': setProviderCookie('ticket', null) });
  headers.append('set-cookie', noticeCookie('provider-over'));
  return redirect(paths.login(), { headers });
}
