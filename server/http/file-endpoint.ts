import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileFormats } from '../../rules/class-files';
import { openCopy } from '../modules/account-export';
import { type FileUse, openFile, receiveFile } from '../modules/classroom';
import { findViewer } from '../modules/identity';
import { AppError } from '../platform/app-error';
import type { Services } from '../platform/services';
import type { Viewer } from '../platform/viewer';
import { answerError, answerJson } from './answer';
import type { Caller } from './caller';
import { errorMask } from './graphql-engine';

export const filesPath = '/files';

/**
 * Files of classes and copies of data, for our page servers alone: GraphQL takes JSON, and a file is a stream.
 *
 *     POST /files?class={classId}&name={name}            the bytes; answers { id, name, kind, size }
 *     GET  /files?file={fileId}&use=download|preview     the bytes, with x-file-name
 *     GET  /files?copy={id}                              the copy of one's own data, in the same way
 */
export async function answerFiles(
  services: Services,
  caller: Caller,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { searchParams } = new URL(request.url ?? '', 'http://files.invalid');
  const param = (name: string) => searchParams.get(name) ?? '';
  // At once: a request that breaks off while somebody is looked up says so only now.
  const body = bodyOf(request);
  try {
    const viewer = await requireReader(services, caller);
    if (request.method === 'POST') {
      const target = { classId: param('class'), name: param('name').slice(0, 1000) };
      const { id, name, kind, size } = await receiveFile(services, viewer, target, body);
      answerJson(response, 200, { id, name, kind, size });
    } else if (request.method === 'GET' && searchParams.has('copy')) {
      const { name, size, bytes } = await openCopy(services, viewer, param('copy'));
      response.writeHead(200, fileHeaders({ type: 'application/zip', size, name }));
      await pipeline(bytes, response);
    } else if (request.method === 'GET') {
      const use: FileUse = param('use') === 'preview' ? 'preview' : 'download';
      const { deviceType } = caller;
      const file = await openFile(services, viewer, { fileId: param('file'), use, deviceType });
      response.writeHead(200, fileHeaders({ ...file, type: fileFormats[file.kind].type }));
      await pipeline(file.bytes, response);
    } else {
      answerError(response, { status: 405, code: 'BAD_INPUT', sentence: 'Use GET or POST.' });
    }
  } catch (error) {
    if (response.headersSent || response.destroyed) response.destroy();
    else refuse(services, response, error);
  } finally {
    // Whoever sends a file reads the answer when it is sent: a refusal reads the rest away.
    body.destroy();
  }
}

function fileHeaders({ type, size, name }: { type: string; size: number; name: string }) {
  return {
    'content-type': type,
    'content-length': size,
    'cache-control': 'no-store',
    'x-file-name': encodeURIComponent(name),
  };
}

/**
 * The body as a stream of its own: whoever destroys it (a file that is too large) does not destroy the connection that the
 * refusal goes back on. It fails where the request breaks off.
 */
function bodyOf(request: IncomingMessage): PassThrough {
  const body = new PassThrough();
  body.on('error', () => {});
  request.on('error', (error) => body.destroy(error));
  request.once('close', () => {
    if (!request.complete) body.destroy(new AppError('BAD_INPUT', 'The upload ended early.'));
  });
  body.once('close', () => {
    request.unpipe(body);
    request.resume();
  });
  return request.pipe(body);
}

async function requireReader(services: Services, { internal, token }: Caller): Promise<Viewer> {
  if (!internal) throw new AppError('NOT_FOUND', 'There is nothing here.');
  const viewer = token === null ? null : await findViewer(services, token);
  if (viewer === null) throw new AppError('UNAUTHENTICATED', 'Please log in.');
  if (viewer.acceptTcAt === null) throw new AppError('TERMS_NOT_ACCEPTED', 'Please accept the terms first.');
  return viewer;
}

function refuse(services: Services, response: ServerResponse, error: unknown): void {
  const { message, extensions } = errorMask(services)(error);
  const { code, status } = extensions;
  const headers: Record<string, string> =
    typeof extensions.retryAfter === 'number' ? { 'retry-after': String(extensions.retryAfter) } : {};
  answerError(response, { status: Number(status), code: String(code), sentence: message, headers });
}
