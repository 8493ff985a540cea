import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { AccountForm } from '~/components/account/account-form';
import { AccountFrame } from '~/components/account/account-frame';
import { ProviderButton } from '~/components/account/provider-button';
import { RegisterFields } from '~/components/account/register-fields';
import { useSiteFacts } from '~/components/shell/use-site-facts';
import { attempt } from '~/graphql/executor.server';
import { registerMutation } from '~/graphql/identity/register';
import { recordSignupTcMutation } from '~/graphql/identity/terms';
import { addressClaim, clearedClaimCookie } from '~/http/claim-cookie.server';
import { deviceOf, signedInHeaders } from '~/http/device-cookie.server';
import { formProof } from '~/http/form-proof.server';
import { forwardHeaders } from '~/http/forward-headers';
import { formText, formTexts, guardedAction } from '~/http/guarded-action.server';
import { providerName } from '~/http/provider-name.server';
import { formAgain, refusedForm } from '~/lib/account-failure.server';
import { emptyAccountForm } from '~/lib/account-forms';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { safeRedirect } from '~/lib/safe-redirect';
import { firstCoursesOf } from '~/loaders/first-courses.server';
import { firstPage } from '~/loaders/first-page.server';
import { publicFrame } from '~/loaders/frame.server';
import { yearLevelIn } from '~/loaders/sign-up-query.server';
import { signupFlagCookie } from '~/loaders/signup-flag.server';
import { isInvitingCode, registrationForm } from '../../../rules/forms/account';
import { openRoles } from '../../../rules/forms/limits';
import { readForm } from '../../../rules/forms/read-form';

export const headers = forwardHeaders;
export const handle: RouteHandle = { cacheable: true };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Register',
    description:
      'Register free and practise maths for 14 days with everything included. No card needed, and a nickname is enough.',
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const { shell, ...frame } = await publicFrame(request);
  if (shell !== null) throw redirect(safeRedirect(new URL(request.url).searchParams.get('next'), paths.home));
  const { searchParams } = new URL(request.url);
  const code = searchParams.get('invitingCode') ?? '';
  const role = openRoles.find((known) => known === searchParams.get('role')) ?? openRoles[0];
  return {
    ...frame,
    invitingCode: isInvitingCode(code) ? code : '',
    role,
    year: yearLevelIn(searchParams),
    courses: await firstCoursesOf(request),
    next: searchParams.get('next'),
    provider: providerName(),
  };
}

/** What a form that failed shows again: everything but the password. */
const repeatedFields = ['nickname', 'email', 'role', 'yearLevel', 'terms', 'invitingCode', 'timeZone'];

export const action = guardedAction(async ({ request, form }) => {
  const values = Object.fromEntries(repeatedFields.map((name) => [name, formText(form, name)]));
  const read = readForm(registrationForm, {
    ...values,
    courseIds: formTexts(form, 'courseIds'),
    password: formText(form, 'password'),
  });
  if (!read.ok) return formAgain({ values, errors: read.errors });
  const { terms, ...input } = read.value;
  const claim = addressClaim(request);
  const variables = { input, device: await deviceOf(request), proof: formProof(form), claim };
  const outcome = await attempt(request, registerMutation, variables);
  if (!outcome.ok) return refusedForm(outcome.failure, values, [...repeatedFields, 'courseIds', 'password']);
  const { token, viewer } = outcome.data.register;
  const headers = await signedInHeaders(outcome.data.register);
  if (claim !== null) headers.append('set-cookie', clearedClaimCookie());
  // The tick is recorded right away; where that fails the flag records it with the first page.
  const recorded = await attempt(request, recordSignupTcMutation, {}, { token });
  if (!recorded.ok) headers.append('set-cookie', await signupFlagCookie(viewer.id));
  const first = firstPage({ ...viewer, ...input });
  return redirect(safeRedirect(new URL(request.url).searchParams.get('next'), first), { headers });
});

export default function Register() {
  const { invitingCode, role, year, courses, next, provider } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? emptyAccountForm;
  const chosen = { year: String(year ?? ''), course: courses.map(({ id }) => id) };
  const subtitle = useSiteFacts().hasTrial ? 'Free for 14 days. No card needed.' : 'Free. No card needed.';
  const goingOn = { next: next ?? '', invitingCode, role, ...chosen };
  const login = (
    <>
      Been here before? <Link to={paths.login()}>Log in</Link>
    </>
  );
  return (
    <AccountFrame title="Start practising" subtitle={subtitle} footer={login}>
      <AccountForm state={state} submit="Register free">
        <RegisterFields
          state={state}
          invitingCode={invitingCode}
          wantedRole={role}
          wantedYear={year}
          courses={courses}
        />
      </AccountForm>
      {provider === null ? null : <ProviderButton name={provider} query={goingOn} />}
    </AccountFrame>
  );
}
