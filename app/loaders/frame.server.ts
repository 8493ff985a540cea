import type { LoaderFunctionArgs } from '@remix-run/node';
import { dismissalsInCookie } from '../components/reminder/reminder-dismissals';
import { trialBannerDays } from '../components/shell/trial-banner-closing';
import { attempt, type Outcome } from '../graphql/executor.server';
import type { ShellData, ShellResult, ShellViewer } from '../graphql/shell/shell';
import { ShellPage } from '../graphql/shell/shell-page';
import { env } from '../http/env.server';
import { sessionToken } from '../http/session.server';
import type { AppFailure } from '../lib/app-failure';
import { noticeFromCookies } from '../lib/notice';
import { paths } from '../lib/paths';
import { pageFailure } from './page-failure.server';
import { termsFromFlag } from './signup-flag.server';

export interface Frame {
  /** Null for visitors. */
  shell: ShellData | null;
  /** The browser still sends a session that is over: the answer tells it to drop it. */
  sessionIsOver?: boolean;
}

/** Loader of the layouts of signed-in pages: the frame, once for all pages that stand in it. Throws where it fails. */
export async function frameLoader({ request }: LoaderFunctionArgs): Promise<Frame> {
  const frame = await frameOf(request);
  if ('failure' in frame) throw pageFailure(request, frame.failure);
  return frame;
}

/**
 * Who looks at a public page: somebody who is logged in gets their frame, everybody else the one of visitors. A session
 * that is over makes a visitor of its owner, on this very page; so does a server that is away.
 */
export async function publicFrame(request: Request): Promise<Frame> {
  const frame = await frameOf(request);
  return 'failure' in frame ? { shell: null } : frame;
}

/** Loader of a public page that shows nothing but its text. */
export const publicPageLoader = ({ request }: LoaderFunctionArgs): Promise<Frame> => publicFrame(request);

async function frameOf(request: Request): Promise<Frame | { failure: AppFailure }> {
  if (sessionToken(request) === null) return { shell: null };
  const first = await attempt(request, ShellPage, {});
  if (!first.ok && first.failure.code === 'TERMS_NOT_ACCEPTED') return frameBeforeTerms(request);
  return wholeFrame(request, first);
}

function wholeFrame(request: Request, outcome: Outcome<ShellResult>): Frame | { failure: AppFailure } {
  if (!outcome.ok) return outcome.failure.code === 'UNAUTHENTICATED' ? visitor : { failure: outcome.failure };
  const { viewer, unresolvedCountByCourse } = outcome.data;
  return viewer === null ? visitor : { shell: shellData(request, viewer, unresolvedCountByCourse) };
}

/** Until the terms are accepted the server tells who it is and no more. */
async function frameBeforeTerms(request: Request): Promise<Frame | { failure: AppFailure }> {
  const terms = await termsFromFlag(request);
  if (!terms.ok) return { failure: terms.failure };
  if (terms.data.areRecorded) return wholeFrame(request, await attempt(request, ShellPage, {}));
  return terms.data.viewer === null ? visitor : { shell: shellData(request, terms.data.viewer, []) };
}

/** Of somebody whose session is over. */
const visitor: Frame = { shell: null, sessionIsOver: true };

function shellData(request: Request, viewer: ShellViewer, unresolvedCounts: ShellData['unresolvedCounts']): ShellData {
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
