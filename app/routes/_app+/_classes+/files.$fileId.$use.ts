import { createReadableStreamFromReadable } from '@remix-run/node';
import { fetchFile } from '~/http/class-files.server';
import { failureJson } from '~/http/failure-json.server';
import { guardedResource } from '~/http/guarded-resource.server';
import { AppFailure } from '~/lib/app-failure';
import { parseUuidParam } from '~/lib/paths';

/** No script, no form, no frame of anybody else, whatever a file says. */
const locked = "default-src 'none'; sandbox; frame-ancestors 'none'";
/** Browsers show no PDF inside a sandbox. Its reader needs a style and itself, and runs nothing of ours. */
const reader = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** The bytes of a file of a class: to keep (`download`), or for the preview of a page (`preview`). */
export const loader = guardedResource(async ({ request, params }) => {
  const fileId = parseUuidParam(params, 'fileId');
  const { use } = params;
  if (fileId === null || (use !== 'download' && use !== 'preview')) return notFound();
  try {
    const { name, type, size, body } = await fetchFile(request, fileId, use);
    const framed = use === 'preview' && type === 'application/pdf';
    return new Response(createReadableStreamFromReadable(body), {
      headers: {
        'content-type': type,
        'content-length': size,
        'content-disposition': `${use === 'preview' ? 'inline' : 'attachment'}; ${named(name)}`,
        'content-security-policy': framed ? reader : locked,
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (error instanceof AppFailure) return failureJson(error);
    throw error;
  }
});

/** The name twice: in plain letters for old programs, and as it is (RFC 6266). */
function named(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w .()-]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `filename="${plain}"; filename*=UTF-8''${whole}`;
}

function notFound(): Response {
  return Response.json({ code: 'NOT_FOUND', message: 'File not found.' }, { status: 404 });
}
