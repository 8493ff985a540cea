import { createReadableStreamFromReadable } from '@remix-run/node';
import { fetchCopy } from '~/http/class-files.server';
import { failureJson } from '~/http/failure-json.server';
import { guardedResource } from '~/http/guarded-resource.server';
import { AppFailure } from '~/lib/app-failure';
import { parseUuidParam } from '~/lib/paths';

/** The copy of one's own data, to keep. */
export const loader = guardedResource(async ({ request, params }) => {
  const copyId = parseUuidParam(params, 'copyId');
  if (copyId === null)
    return Response.json({ code: 'NOT_FOUND', message: 'We couldn’t find that copy.' }, { status: 404 });
  try {
    const { name, type, size, body } = await fetchCopy(request, copyId);
    return new Response(createReadableStreamFromReadable(body), {
      headers: {
        'content-type': type,
        'content-length': size,
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (error instanceof AppFailure) return failureJson(error);
    throw error;
  }
});
