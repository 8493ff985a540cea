import { data } from '@remix-run/node';
import type { ShareReply } from '../components/task-report/share-card';
import { dayOnly } from '../components/task-report/share-view.server';
import { attempt } from '../graphql/executor.server';
import { ShareTaskReport, StopReportShare } from '../graphql/reports/report-shares';
import { env } from '../http/env.server';
import { formText } from '../http/guarded-action.server';
import { retryMessage } from '../lib/retry-message';
import { qrCode } from './qr-code.server';
import { actionFailure, requireSession } from './signed-in-page.server';

/** Makes a link to a report, which is shown this once, or stops one. The page's shares are read again after it. */
export async function shareReportAction(
  request: Request,
  form: FormData,
  place: { taskId: string; studentTaskId: string },
) {
  requireSession(request);
  const stops = formText(form, 'intent').startsWith('stop-share');
  if (stops) {
    const outcome = await attempt(request, StopReportShare, { shareId: formText(form, 'shareId') });
    return outcome.ok ? data<ShareReply>({ made: null, message: null }) : refused(request, outcome.failure);
  }
  const outcome = await attempt(request, ShareTaskReport, { ...place, formKey: formText(form, 'formKey') });
  if (!outcome.ok) return refused(request, outcome.failure);
  const { shortUrl, expiresAt } = outcome.data.shareTaskReport;
  const link = new URL(new URL(shortUrl).pathname, env.SITE_URL ?? request.url).href;
  const until = dayOnly('Australia/Sydney', expiresAt);
  return data<ShareReply>({ made: { link, until, code: qrCode(link) }, message: null });
}

function refused(request: Request, failure: Parameters<typeof actionFailure>[1]) {
  const { status, message, retryAfter } = actionFailure(request, failure);
  const sentence = status === 429 ? `${message} Try again ${retryMessage(retryAfter)}.` : message;
  return data<ShareReply>({ made: null, message: sentence }, { status });
}
