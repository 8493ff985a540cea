import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { TadaDocumentNode } from 'gql.tada';
import { dismissalsInCookie } from '../components/reminder/reminder-dismissals';
import { trialBannerDays } from '../components/shell/trial-banner-closing';
import { attempt } from '../graphql/executor.server';
import { type ShellData, type ShellResult, type ShellViewer, viewerQuery } from '../graphql/shell/shell';
import { env } from '../http/env.server';
import { isPageLoad } from '../http/guarded-action.server';
import { sessionToken } from '../http/session.server';
import { AppFailure } from '../lib/app-failure';
import { noticeFromCookies } from '../lib/notice';
import { paths } from '../lib/paths';
import { pageFailure } from './page-failure.server';
import { recordTermsFromFlag } from './signup-flag.server';

type NoVariables = { [name: string]: never };
type VariablesOf<Variables> = Variables extends NoVariables ? [variables?: Variables] : [variables: Variables];

interface SignedInPage<Result> {
  shell: ShellData;
  data: Result;
}

/**
 * One operation for one signed-in page; its document spreads `...Shell`. Signed out: throws a redirect to the login page
 * and back. Terms not accepted: throws what the terms gate needs, so the page's own code always has its data. Other
 * failures throw by the error catalogue.
 */
export async function signedInPage<Result extends ShellResult, Variables extends object>(
  args: LoaderFunctionArgs,
  document: TadaDocumentNode<Result, Variables>,
  ...variables: VariablesOf<Variables>
): Promise<SignedInPage<Result>> {
  if (sessionToken(args.request) === null) throw toLogin(args.request);
  const page = await pageOfSession(args, document, ...variables);
  if (page === null) throw redirect(paths.logout(addressOf(args.request)));
  return page;
}

/** The same for a page that visitors may see as well: null where the session is over. */
export async function pageOfSession<Result extends ShellResult, Variables extends object>(
  { request }: LoaderFunctionArgs,
  document: TadaDocumentNode<Result, Variables>,
  ...[variables]: VariablesOf<Variables>
): Promise<SignedInPage<Result> | null> {
  const given = (variables ?? {}) as Variables;
  const first = await attempt(request, document, given);
  const outcome =
    !first.ok && first.failure.code === 'TERMS_NOT_ACCEPTED' ? await afterTerms(request, document, given) : first;
  if (!outcome.ok && outcome.failure.code === 'UNAUTHENTICATED') return null;
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  const { viewer, unresolvedCountByCourse } = outcome.data;
  if (viewer === null) return null;
  return { shell: shellData(request, viewer, unresolvedCountByCourse), data: outcome.data };
}

/** The terms ticked at sign-up are recorded and the page goes on; everybody else gets the gate. */
async function afterTerms<Result, Variables extends object>(
  request: Request,
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
) {
  const outcome = await attempt(request, viewerQuery, {});
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  const { viewer } = outcome.data;
  if (viewer === null) throw redirect(paths.logout(addressOf(request)));
  if (await recordTermsFromFlag(request, viewer.id)) return attempt(request, document, variables);
  throw data({ code: 'TERMS_NOT_ACCEPTED', shell: shellData(request, viewer, []) }, { status: 200 });
}

/**
 * Throws for a failure of an action that only a page can answer: 401, 403, terms. Returns the others, and says them at
 * the form. Where the server cannot be reached, a page that our scripts hold stays with all that is typed on it; without
 * them the next page would be away as well.
 */
export function actionFailure(request: Request, failure: AppFailure): AppFailure {
  const isAway = failure.code === 'UNAVAILABLE' || failure.code === 'INTERNAL';
  if (isAway && !isPageLoad(request)) return new AppFailure({ ...failure, status: failure.status, message: staysHere });
  const forPage = ['UNAUTHENTICATED', 'FORBIDDEN', 'TERMS_NOT_ACCEPTED'];
  if (isAway || forPage.includes(failure.code)) throw pageFailure(request, failure);
  return failure;
}

const staysHere = 'We can’t reach our server right now. What you typed is still here, so try again in a moment.';

/** Throws the redirect to the login page when a request carries no session. */
export function requireSession(request: Request): void {
  if (sessionToken(request) === null) throw toLogin(request);
}

function toLogin(request: Request): Response {
  return redirect(paths.login(addressOf(request)));
}

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return request.method === 'GET' ? pathname + search : paths.home;
}

export function shellData(
  request: Request,
  viewer: ShellViewer,
  unresolvedCounts: ShellData['unresolvedCounts'],
): ShellData {
  const teaches = viewer.roles.includes('TEACHER') || viewer.roles.includes('TUTOR');
  const cookies = request.headers.get('cookie');
  return {
    viewer,
    unresolvedCounts,
    links: {
      teacherPortal: env.TEACHER_PORTAL_URL,
      tutorPortal: env.TUTOR_PORTAL_URL,
      logout: teaches ? paths.teacherLogout : paths.logout(),
      chatFrame: env.CHAT_FRAME_URL,
    },
    trialDaysLeft: trialBannerDays(viewer, cookies, new Date()),
    reminderDismissals: dismissalsInCookie(cookies, viewer.id),
    notice: noticeFromCookies(cookies),
  };
}
