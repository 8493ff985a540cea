import { readPolicyBreach } from '~/http/csp-report';
import { guardedAction } from '~/http/guarded-action.server';
import { logNotice } from '~/http/log.server';
import { requestId } from '~/http/trusted-request-headers.server';

/** Browsers report here what the Content-Security-Policy blocked. */
export const action = guardedAction(
  async ({ request }) => {
    const breach = readPolicyBreach(await request.text());
    if (breach !== null) logNotice('csp', { ...breach }, requestId(request));
    return new Response(null, { status: 204 });
  },
  { accepts: 'report' },
);
