import { redirect } from '@remix-run/node';
import { Strategy } from 'remix-auth/strategy';
import { mostFirstCourses } from '../../rules/forms/limits';
import { attempt } from '../graphql/executor.server';
import { BeginProviderSignIn, FinishProviderSignIn } from '../graphql/identity/provider';
import { deviceOf } from '../http/device-cookie.server';
import { providerCookie, setProviderCookie } from '../http/provider-cookies.server';
import { AppFailure } from '../lib/app-failure';
import { paths } from '../lib/paths';

export interface SignedIn {
  token: string;
  expiresAt: string;
  viewer: { id: string; roles: string[] };
  device: { token: string; expiresAt: string };
  /** What the page that began wanted to go on with, as a query; nothing where a form was sent. */
  goingOn?: string;
}

const isOver = { code: 'UNPROCESSABLE', status: 422, message: 'This log-in has expired. Start again.' };
/** What may be gone on with after the provider. */
const carried = ['next', 'invitingCode', 'role', 'year', 'course'];

/**
 * Signing in at the provider of identities, there and back. On the way there it throws the redirect to the provider. On
 * the way back it answers the session, or throws the redirect to the page that asks a newcomer what we still have to know.
 */
export class ProviderStrategy extends Strategy<SignedIn, SignedIn> {
  override name = 'provider';

  async authenticate(request: Request): Promise<SignedIn> {
    const url = new URL(request.url);
    if (!/\/callback(\.data)?\/?$/.test(url.pathname)) throw await goingThere(request, url.searchParams);
    const flow = providerCookie(request, 'flow');
    if (flow === null) throw new AppFailure(isOver);
    const variables = { flow, query: url.search.slice(0, 8000), device: await deviceOf(request) };
    const outcome = await attempt(request, FinishProviderSignIn, variables);
    if (!outcome.ok) throw outcome.failure;
    const { session, ticket, returnTo } = outcome.data.finishProviderSignIn;
    if (session !== null) return this.verify({ ...session, goingOn: returnTo });
    const headers = new Headers({ 'set-cookie': setProviderCookie('flow', null) });
    headers.append('set-cookie', setProviderCookie('ticket', ticket));
    throw redirect(paths.providerFinish(returnTo), { headers });
  }
}

async function goingThere(request: Request, query: URLSearchParams): Promise<Response> {
  const goingOn = new URLSearchParams();
  for (const name of carried) {
    const values = query.getAll(name).slice(0, name === 'course' ? mostFirstCourses : 1);
    for (const value of values) goingOn.append(name, value);
  }
  const text = goingOn.toString();
  const outcome = await attempt(request, BeginProviderSignIn, { returnTo: text.length > 2000 ? '' : text });
  if (!outcome.ok) throw outcome.failure;
  const { url, flow } = outcome.data.beginProviderSignIn;
  return redirect(url, { headers: { 'set-cookie': setProviderCookie('flow', flow) } });
}
