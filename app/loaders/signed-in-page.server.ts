import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { TadaDocumentNode } from 'gql.tada';
import { attempt } from '../graphql/executor.server';
import type { PageViewerData, PageViewerResult } from '../graphql/shell/page-viewer';
import { isPageLoad } from '../http/guarded-action.server';
import { sessionToken } from '../http/session.server';
import { AppFailure } from '../lib/app-failure';
import { paths } from '../lib/paths';
import { pageFailure } from './page-failure.server';
import { termsFromFlag } from './signup-flag.server';

type NoVariables = { [name: string]: never };
type VariablesOf<Variables> = Variables extends NoVariables ? [variables?: Variables] : [variables: Variables];

interface SignedInPage<Result> {
  viewer: PageViewerData;
  data: Result;
}

/**
 * One operation for one signed-in page; its document spreads `...PageViewer`, and the layout loads the frame around it.
 * Signed out: throws a redirect to the login page and back. Terms not accepted: throws for the terms gate, so the page's
 * own code always has its data. Other failures throw by the error catalogue.
 */
export async function signedInPage<Result extends PageViewerResult, Variables extends object>(
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
export async function pageOfSession<Result extends PageViewerResult, Variables extends object>(
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
  const { viewer } = outcome.data;
  return viewer === null ? null : { viewer, data: outcome.data };
}

/** The terms ticked at sign-up are recorded and the page goes on; everybody else gets the gate. */
async function afterTerms<Result, Variables extends object>(
  request: Request,
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
) {
  const terms = await termsFromFlag(request);
  if (!terms.ok) throw pageFailure(request, terms.failure);
  if (terms.data.viewer === null) throw redirect(paths.logout(addressOf(request)));
  if (terms.data.areRecorded) return attempt(request, document, variables);
  throw data({ code: 'TERMS_NOT_ACCEPTED' }, { status: 200 });
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
