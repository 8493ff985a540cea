import { failureJson } from '~/http/failure-json.server';
import { guardedAction } from '~/http/guarded-action.server';
import { sessionToken } from '~/http/session.server';
import { parseUuidParam } from '~/lib/paths';
import { receiveFiles } from '~/loaders/receive-files.server';

/** Takes one file from the page's own script, which shows how far it is; answers in JSON. */
export const action = guardedAction(
  async ({ request, params }) => {
    if (sessionToken(request) === null) return refusal(401, 'UNAUTHENTICATED', 'Please log in.');
    const { shared, refused, failure } = await receiveFiles(request, parseUuidParam(params, 'classId') ?? '');
    if (failure !== null) return failureJson(failure);
    const [problem] = refused;
    if (problem !== undefined) return refusal(422, 'REFUSED_FILE', problem.message);
    return shared > 0 ? Response.json({ ok: true }) : refusal(400, 'BAD_INPUT', 'Choose a file.');
  },
  { accepts: 'upload' },
);

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
