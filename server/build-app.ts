import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Config } from './config';
import { schema } from './graphql/schema';
import { answerError, answerText } from './http/answer';
import { type Caller, readCaller } from './http/caller';
import { answerFiles, filesPath } from './http/file-endpoint';
import { createGraphqlEngine, errorMask, graphqlPath, type RequestState } from './http/graphql-engine';
import { createLiveEndpoint } from './http/live-endpoint';
import { createMetrics } from './http/metrics';
import { answerOperator } from './http/operator-endpoints';
import { answerPaymentEvent, paymentEventsPath } from './http/payment-events-endpoint';
import { readJsonBody } from './http/read-json-body';
import { RefusedRequest } from './http/refused-request';
import { batchAnswer, createOperationRunner, unknownOperation } from './http/run-operation';
import { endUnreadBody } from './http/unread-body';
import { closeServices, createServices } from './platform/create-services';
import type { Services } from './platform/services';
import { countingStatements } from './platform/statement-count';
import { registerJobs } from './register-jobs';

export interface App {
  /** Not listening yet. */
  server: Server;
  services: Services;
  /** Stops taking work, lets requests finish for up to a second, closes streams and the database. */
  close(): Promise<void>;
}

/** After this long a request that is still under way, or only half sent, is cut off. */
const patienceMs = 1000;

/** Puts the backend together: GraphQL over HTTP and websocket, health, readiness, metrics. */
export function buildApp(config: Config, replace: Partial<Services> = {}): App {
  const services = createServices(config, replace);
  registerJobs(services);
  const engine = createGraphqlEngine(schema, services, config);
  const runOperation = createOperationRunner(engine, errorMask(services));
  const live = createLiveEndpoint(engine, config);
  const metrics = createMetrics();

  const answerGraphql = async (request: IncomingMessage, response: ServerResponse, caller: Caller): Promise<void> => {
    const state: RequestState = { operation: unknownOperation };
    const started = performance.now();
    response.once('close', () => {
      const ms = performance.now() - started;
      const { operation } = state;
      const { statusCode: status } = response;
      services.log.info({ requestId: caller.requestId, operation, status, ms: Math.round(ms * 10) / 10 }, 'request');
      metrics.observe({ operation: caller.internal ? operation : 'other', status, seconds: ms / 1000 });
    });
    response.setHeader('x-request-id', caller.requestId);
    const body = await readJsonBody(request, caller.internal);
    const work = () =>
      Array.isArray(body)
        ? Promise.all(body.map((operation) => runOperation(operation, { caller, state }))).then(batchAnswer)
        : runOperation(body, { caller, state });
    const { answer, statements } = config.countSql ? await countingStatements(work) : { answer: await work() };
    const counted = statements === undefined ? undefined : { 'x-sql-statements': String(statements) };
    answerText(response, answer.status, answer.body, { ...answer.headers, ...counted });
  };

  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const caller = () => readCaller(request, config.internalKey);
    // A page server that sends a file reads the answer when it has sent it all.
    if (path !== filesPath || !caller().internal) endUnreadBody(request, response);
    const work =
      path === graphqlPath
        ? answerGraphql(request, response, caller())
        : path === filesPath
          ? answerFiles(services, caller(), request, response)
          : path === paymentEventsPath
            ? answerPaymentEvent(services, request, response)
            : answerOperator(path, request, response, { services, metrics }).then((known) => {
                if (!known) throw new RefusedRequest(404, 'There is nothing here.');
              });
    work.catch((error: unknown) => refuse(response, error));
  });
  server.on('upgrade', (request, socket, head) => live.upgrade(request, socket, head));
  // A file on a slow connection takes minutes; JSON has a limit of its own.
  server.requestTimeout = 10 * 60_000;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = 65_000;

  return {
    server,
    services,
    async close() {
      const idle = services.jobs.stop();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const cutOff = setTimeout(() => server.closeAllConnections(), patienceMs);
      await live.close();
      if (server.listening) await closed;
      clearTimeout(cutOff);
      metrics.close();
      await idle;
      await closeServices(services);
    },
  };
}

function refuse(response: ServerResponse, error: unknown): void {
  if (error instanceof RefusedRequest) {
    const { status, sentence, headers } = error;
    answerError(response, { status, code: status === 404 ? 'NOT_FOUND' : 'BAD_INPUT', sentence, headers });
  } else {
    answerError(response, { status: 500, code: 'INTERNAL', sentence: 'Something went wrong on our side.' });
  }
}
