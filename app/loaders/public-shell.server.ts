import type { LoaderFunctionArgs } from '@remix-run/node';
import { attempt } from '../graphql/executor.server';
import { type ShellData, viewerQuery } from '../graphql/shell/shell';
import { ShellPage } from '../graphql/shell/shell-page';
import { sessionToken } from '../http/session.server';
import { shellData } from './signed-in-page.server';

export interface PublicShell {
  /** Null for visitors. */
  shell: ShellData | null;
  /** The browser still sends a session that is over: the answer tells it to drop it. */
  sessionIsOver?: boolean;
}

/**
 * Who looks at a public page: somebody who is logged in gets their frame, everybody else the one of visitors. A session
 * that is over makes a visitor of its owner, on this very page.
 */
export async function publicShell(request: Request): Promise<PublicShell> {
  if (sessionToken(request) === null) return { shell: null };
  const whole = await attempt(request, ShellPage, {});
  if (whole.ok && whole.data.viewer !== null) {
    return { shell: shellData(request, whole.data.viewer, whole.data.unresolvedCountByCourse) };
  }
  if (whole.ok || whole.failure.code === 'UNAUTHENTICATED') return { shell: null, sessionIsOver: true };
  if (whole.failure.code !== 'TERMS_NOT_ACCEPTED') return { shell: null };
  // Before the terms are accepted the server tells who it is and no more.
  const known = await attempt(request, viewerQuery, {});
  return { shell: known.ok && known.data.viewer !== null ? shellData(request, known.data.viewer, []) : null };
}

/** Loader of a public page that shows nothing but its text. */
export const publicPageLoader = ({ request }: LoaderFunctionArgs): Promise<PublicShell> => publicShell(request);
