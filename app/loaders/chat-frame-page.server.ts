import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ShellData } from '../graphql/shell/shell';
import { ShellPage } from '../graphql/shell/shell-page';
import { signedInPage } from './signed-in-page.server';

/**
 * The data of a chat frame. A visitor whose session is over is sent to the login page, like everywhere; but a frame inside
 * the panel must not become the login page, which may not be framed: it gets null and asks the app to go there.
 */
export async function chatFramePage(args: LoaderFunctionArgs): Promise<{ shell: ShellData | null }> {
  try {
    const { shell } = await signedInPage(args, ShellPage);
    return { shell };
  } catch (thrown) {
    const framed = args.request.headers.get('sec-fetch-dest') === 'iframe';
    if (framed && isWayToLogin(thrown)) return { shell: null };
    throw thrown;
  }
}

function isWayToLogin(thrown: unknown): boolean {
  return thrown instanceof Response && /^\/log(in|out)\b/.test(thrown.headers.get('location') ?? '');
}
