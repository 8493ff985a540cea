import type { IncomingMessage, ServerResponse } from 'node:http';
import { folderProblem } from '../platform/files/folder-failure';
import type { Services } from '../platform/services';
import { answerJson } from './answer';
import type { Metrics } from './metrics';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Answers /healthz, /readyz and /metrics; false when the path is another. */
export async function answerOperator(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  { services, metrics }: { services: Services; metrics: Metrics },
): Promise<boolean> {
  if (path === '/healthz') {
    answerJson(response, 200, { status: 'ok' });
    return true;
  }
  if (path === '/readyz') {
    const [ready, problem] = await Promise.all([services.db.isReady(), folderProblem(services.files.incoming)]);
    // Without files everything else goes on: said, and no reason to send people elsewhere.
    const files = problem === null ? {} : { files: `cannot be written (${problem})` };
    answerJson(
      response,
      ready ? 200 : 503,
      { status: ready ? 'ready' : 'database away', ...files },
      ready ? {} : { 'retry-after': '5' },
    );
    return true;
  }
  if (path === '/metrics' && loopback.has(request.socket.remoteAddress ?? '')) {
    response.writeHead(200, { 'content-type': metrics.contentType });
    response.end(await metrics.text());
    return true;
  }
  return false;
}
