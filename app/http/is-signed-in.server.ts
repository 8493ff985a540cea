import type { LoaderFunctionArgs } from '@remix-run/node';
import { sessionToken } from './session.server';

/** Loader of a page for everybody: whether to offer the way home or the way in. */
export async function signedInLoader({ request }: LoaderFunctionArgs) {
  return { signedIn: sessionToken(request) !== null };
}
