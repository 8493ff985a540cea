import { failureJson } from '~/http/failure-json.server';
import { guardedAction } from '~/http/guarded-action.server';
import { parseUuidParam } from '~/lib/paths';
import { receiveFiles } from '~/loaders/receive-files.server';
import { requireSession } from '~/loaders/signed-in-page.server';

/** Takes one file from the page's own script, which shows how far it is; answers in JSON. */
export const action = guardedAction(
  async ({ request, params }) => {
    requireSession(request);
    const { refused, failure } = await receiveFiles(request, parseUuidParam(params, 'classId') ?? '');
    if (failure !== null) return failureJson(failure);
    const [problem] = refused;
    return problem === undefined
      ? Response.json({ ok: true })
      : Response.json({ code: 'REFUSED_FILE', message: problem.message }, { status: 422 });
  },
  { accepts: 'upload' },
);
