import { guardedAction } from '~/http/guarded-action.server';
import { readPolicyBreach } from '~/lib/csp-report';
import { logNotice } from '~/lib/request-log.server';
import { requestId } from '~/lib/request-marks.server';

/** Browsers report here what the Content-Security-Policy kept out. */
export const action = guardedAction(
  async ({ request }) => {
    const breach = readPolicyBreach(await request.text());
    if (breach !== null) logNotice('csp', { ...breach }, requestId(request));
    return new Response(null, { status: 204 });
  },
  { accepts: 'report' },
);
