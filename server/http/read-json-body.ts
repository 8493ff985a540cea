import type { IncomingMessage } from 'node:http';

/** A GraphQL request as it came; `query` is text, the rest is checked by the GraphQL layer. */
export type JsonBody = Record<string, unknown>;

export const largestBody = 64 * 1024;

/** A request that HTTP itself refuses, before GraphQL sees it. */
export class RefusedRequest extends Error {
  constructor(
    readonly status: number,
    readonly sentence: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(sentence);
  }
}

/** Reads one JSON object of at most 64 KB. Throws RefusedRequest (405, 413, 415, 400). */
export async function readJsonBody(request: IncomingMessage): Promise<JsonBody> {
  if (request.method !== 'POST') throw new RefusedRequest(405, 'Use POST.', { allow: 'POST' });
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new RefusedRequest(415, 'Send application/json.');
  if (request.headers['content-encoding'] !== undefined) throw new RefusedRequest(415, 'Send it uncompressed.');
  const body = parse(await readText(request));
  if (Array.isArray(body)) throw new RefusedRequest(400, 'Send one operation at a time.');
  if (typeof body !== 'object' || body === null) throw new RefusedRequest(400, 'Send a JSON object.');
  return checkShape(body as JsonBody);
}

async function readText(request: IncomingMessage): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > largestBody) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > largestBody) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof RefusedRequest ? error : new RefusedRequest(400, 'The request ended early.');
  }
  return Buffer.concat(chunks).toString('utf8');
}

const tooLarge = (): RefusedRequest =>
  new RefusedRequest(413, `Send at most ${largestBody / 1024} KB.`, { connection: 'close' });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedRequest(400, 'That is not JSON.');
  }
}

const knownKeys = new Set(['query', 'variables', 'operationName', 'extensions']);

function checkShape(body: JsonBody): JsonBody {
  const unknown = Object.keys(body).find((key) => !knownKeys.has(key));
  if (unknown !== undefined) throw new RefusedRequest(400, 'Send query, variables and operationName only.');
  const { query, variables, operationName } = body;
  if (typeof query !== 'string' || query.trim() === '') throw new RefusedRequest(400, 'Send a query.');
  const plainVariables = variables === undefined || variables === null || isPlainObject(variables);
  if (!plainVariables) throw new RefusedRequest(400, 'Send variables as an object.');
  const plainName = operationName === undefined || operationName === null || typeof operationName === 'string';
  if (!plainName) throw new RefusedRequest(400, 'Send operationName as text.');
  return { query, variables: variables ?? undefined, operationName: operationName ?? undefined };
}

const isPlainObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
