import type { IncomingMessage } from 'node:http';
import { readBody } from './read-body';
import { RefusedRequest } from './refused-request';

/** A GraphQL request; the values of its variables are checked by the GraphQL layer. */
export interface JsonBody {
  query: string;
  variables: Record<string, unknown> | undefined;
  operationName: string | undefined;
}

const largestKilobytes = 64;

/** A page and the layouts around it. */
const mostOperations = 6;

/**
 * Reads one operation, or several as a JSON array where `several` allows it; at most 64 KB in all. Throws RefusedRequest
 * (405, 413, 415, 408, 400).
 */
export async function readJsonBody(request: IncomingMessage, several: boolean): Promise<JsonBody | JsonBody[]> {
  if (request.method !== 'POST') throw new RefusedRequest(405, 'Use POST.', { allow: 'POST' });
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new RefusedRequest(415, 'Send application/json.');
  if (request.headers['content-encoding'] !== undefined) throw new RefusedRequest(415, 'Send it uncompressed.');
  const body = parse((await readBody(request, largestKilobytes)).toString('utf8'));
  if (!Array.isArray(body)) return checkShape(body);
  if (!several) throw new RefusedRequest(400, 'Send one operation at a time.');
  if (body.length === 0 || body.length > mostOperations)
    throw new RefusedRequest(400, `Send 1 to ${mostOperations} operations.`);
  return body.map(checkShape);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedRequest(400, 'That is not JSON.');
  }
}

const knownKeys = new Set(['query', 'variables', 'operationName', 'extensions']);

function checkShape(body: unknown): JsonBody {
  if (!isPlainObject(body)) throw new RefusedRequest(400, 'Send a JSON object.');
  const unknown = Object.keys(body).find((key) => !knownKeys.has(key));
  if (unknown !== undefined) throw new RefusedRequest(400, 'Send query, variables and operationName only.');
  const { query, variables, operationName } = body;
  if (typeof query !== 'string' || query.trim() === '') throw new RefusedRequest(400, 'Send a query.');
  if (!isAbsent(variables) && !isPlainObject(variables)) throw new RefusedRequest(400, 'Send variables as an object.');
  if (!isAbsent(operationName) && typeof operationName !== 'string')
    throw new RefusedRequest(400, 'Send operationName as text.');
  return { query, variables: variables ?? undefined, operationName: operationName ?? undefined };
}

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
