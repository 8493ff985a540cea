import type { ServerResponse } from 'node:http';

/** Ends a response with JSON that nobody keeps. */
export function answerJson(
  response: ServerResponse,
  status: number,
  body: unknown,
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
  });
  response.end(JSON.stringify(body));
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
