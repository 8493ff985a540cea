import type { ServerResponse } from 'node:http';

/** Ends a response with JSON that no cache may store, in one write. */
export function answerText(
  response: ServerResponse,
  status: number,
  json: string,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  response.writeHead(status, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(json),
  });
  response.end(json);
}

export function answerJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers?: Record<string, string>,
): void {
  answerText(response, status, JSON.stringify(body), headers);
}

/** Ends a response with one GraphQL error. */
export function answerError(
  response: ServerResponse,
  {
    status,
    code,
    sentence,
    headers,
  }: { status: number; code: string; sentence: string; headers?: Record<string, string> },
): void {
  answerJson(response, status, { errors: [{ message: sentence, extensions: { code, status } }] }, headers);
}
