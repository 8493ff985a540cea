import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import busboy from 'busboy';
import { fileLimits } from '../../rules/class-files';
import { sendFile } from '../http/class-files.server';
import { AppFailure } from '../lib/app-failure';
import type { RefusedFile } from '../lib/class-file-forms';

export interface ReceivedFiles {
  /** How many are shared now. */
  shared: number;
  refused: RefusedFile[];
  /** What went wrong with everything; null where each file has its own answer. */
  failure: AppFailure | null;
}

/**
 * Reads the files of a form as they come in and hands each on at once: none is held here. Files that the backend refuses
 * do not stop the others.
 */
export async function receiveFiles(request: Request, classId: string): Promise<ReceivedFiles> {
  const result: ReceivedFiles = { shared: 0, refused: [], failure: null };
  const sending: Promise<void>[] = [];
  if (request.body === null) return result;
  const form = busboy({
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    defParamCharset: 'utf8',
    // One byte more than a file may have: the backend sees that it is too large.
    limits: { files: fileLimits.filesAtOnce, fileSize: fileLimits.bytes + 1, fields: 10, fieldSize: 1000 },
  });
  form.on('file', (_field, file, { filename }) => {
    // A form without a chosen file sends one without a name.
    if (!filename) {
      file.resume();
      return;
    }
    const body = new PassThrough();
    file.once('error', (error) => body.destroy(error));
    // Where the backend stops reading, the rest is read away, so that the next file comes.
    body.once('close', () => {
      file.unpipe(body);
      file.resume();
    });
    file.pipe(body);
    const sent = sendFile(request, { classId, name: filename }, body).then(
      () => {
        result.shared += 1;
      },
      (error: unknown) => {
        body.destroy();
        if (!(error instanceof AppFailure)) throw error;
        if (isForAll(error)) result.failure = error;
        result.refused.push({ name: filename, message: error.message });
      },
    );
    sending.push(sent);
  });
  form.once('filesLimit', () => {
    const message = `You can upload ${fileLimits.filesAtOnce} files at once. We left out the others.`;
    result.refused.push({ name: 'More files', message });
  });
  try {
    await pipeline(Readable.fromWeb(request.body as ReadableStream), form);
  } catch {
    result.failure ??= new AppFailure({
      code: 'BAD_INPUT',
      status: 400,
      message: 'The upload ended early. Please try again.',
      retryAfter: null,
      details: {},
    });
  }
  await Promise.all(sending);
  return result;
}

/** Refusals that have nothing to do with the file itself. */
function isForAll({ code }: AppFailure): boolean {
  return ['UNAUTHENTICATED', 'FORBIDDEN', 'TERMS_NOT_ACCEPTED', 'NOT_FOUND', 'UNAVAILABLE', 'INTERNAL'].includes(code);
}
