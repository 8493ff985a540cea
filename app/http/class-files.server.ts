import type { Readable } from 'node:stream';
import { Pool } from 'undici';
import { AppFailure, unavailable } from '../lib/app-failure';
import { deviceType } from './device-type';
import { env } from './env.server';
import { sessionToken } from './session.server';
import { clientAddress, requestId } from './trusted-request-headers.server';

/** A slow connection may take minutes for a large file; what is silent for so long is dead. */
const silenceMs = 60_000;
/** Apart from the pool of the pages: slow uploads never stand before them. */
const pool = new Pool(env.BFF_URL, { connections: 32, headersTimeout: silenceMs, bodyTimeout: silenceMs });

export type FileUse = 'download' | 'preview';

function headersOf(request: Request): Record<string, string> {
  return {
    'x-internal-key': env.INTERNAL_KEY,
    'x-client-address': clientAddress(request),
    'x-device-type': deviceType(request.headers),
    'x-request-id': requestId(request),
    authorization: `Bearer ${sessionToken(request) ?? ''}`,
  };
}

/** Hands one file on to the backend as it comes in. A refusal is thrown as an AppFailure. */
export async function sendFile(
  request: Request,
  { classId, name }: { classId: string; name: string },
  body: Readable,
): Promise<void> {
  const answer = await pool
    .request({
      method: 'POST',
      path: '/files',
      query: { class: classId, name },
      headers: { ...headersOf(request), 'content-type': 'application/octet-stream' },
      body,
    })
    .catch(() => {
      throw new AppFailure(unavailable);
    });
  if (answer.statusCode !== 200) throw await failureOf(answer);
  await answer.body.dump();
}

/** One file from the backend, as a stream. A refusal is thrown as an AppFailure. */
export function fetchFile(request: Request, fileId: string, use: FileUse) {
  return fetchBytes(request, { file: fileId, use });
}

/** The copy of the viewer's own data from the backend, as a stream. A refusal is thrown as an AppFailure. */
export function fetchCopy(request: Request, id: string) {
  return fetchBytes(request, { copy: id });
}

async function fetchBytes(request: Request, query: Record<string, string>) {
  const answer = await pool.request({ method: 'GET', path: '/files', query, headers: headersOf(request) }).catch(() => {
    throw new AppFailure(unavailable);
  });
  if (answer.statusCode !== 200) throw await failureOf(answer);
  const header = (name: string) => String(answer.headers[name] ?? '');
  return {
    name: decodeURIComponent(header('x-file-name')),
    type: header('content-type'),
    size: header('content-length'),
    body: answer.body,
  };
}

interface Refusal {
  statusCode: number;
  headers: Record<string, string | string[] | undefined>;
  body: { json(): Promise<unknown> };
}

interface RefusalBody {
  errors?: { message?: string; extensions?: { code?: string } }[];
}

async function failureOf({ statusCode, headers, body }: Refusal): Promise<AppFailure> {
  const { errors } = (await body.json().catch(() => ({}))) as RefusalBody;
  const [error] = errors ?? [];
  if (error === undefined) return new AppFailure(unavailable);
  return new AppFailure({
    code: error.extensions?.code ?? 'INTERNAL',
    status: statusCode,
    message: error.message ?? unavailable.message,
    retryAfter: Number(headers['retry-after']) || null,
    details: {},
  });
}
