import type { IncomingMessage } from 'node:http';
import { RefusedRequest } from './refused-request';

/** How long a body may take to come. */
const longestMs = 15_000;

/** Reads a body of at most so many kilobytes. Throws RefusedRequest (413, 408, 400); the connection ends with a refusal. */
export function readBody(request: IncomingMessage, kilobytes: number): Promise<Buffer> {
  const longest = kilobytes * 1024;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    // What comes after a refusal is read and dropped until the connection closes.
    const refuse = (status: number, sentence: string): void => {
      chunks.length = 0;
      reject(new RefusedRequest(status, sentence, { connection: 'close' }));
    };
    const tooLong = () => refuse(413, `Send at most ${kilobytes} KB.`);
    if (Number(request.headers['content-length'] ?? 0) > longest) tooLong();
    const late = setTimeout(() => refuse(408, 'The request came too slowly.'), longestMs).unref();
    request.once('close', () => clearTimeout(late));
    request.once('end', () => clearTimeout(late));
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > longest) tooLong();
      else chunks.push(chunk);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', () => refuse(400, 'The request ended early.'));
  });
}
