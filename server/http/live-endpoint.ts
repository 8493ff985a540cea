import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ExecutionArgs, getOperationAST } from 'graphql';
import { useServer as serveSockets } from 'graphql-ws/use/ws';
import { createGraphQLError } from 'graphql-yoga';
import { WebSocketServer } from 'ws';
import type { Config } from '../config';
import { type Caller, keysMatch, readCaller, readToken } from './caller';
import { type createGraphqlEndpoint, graphqlPath } from './graphql-endpoint';
import { maskError } from './mask-error';

const largestMessage = 64 * 1024;
const mostSockets = 10_000;
const mostOperationsOfSocket = 20;

type GraphqlEndpoint = ReturnType<typeof createGraphqlEndpoint>;
type Engine = ReturnType<GraphqlEndpoint['getEnveloped']>;

export interface LiveEndpoint {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

/** Subscriptions over websocket (graphql-ws protocol): no queries, no mutations, one person a socket. */
export function createLiveEndpoint(endpoint: GraphqlEndpoint, config: Config): LiveEndpoint {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessage });
  const engines = new WeakMap<object, Pick<Engine, 'execute' | 'subscribe'>>();
  const engineOf = ({ contextValue }: ExecutionArgs) => {
    const engine = engines.get(Object(contextValue));
    if (!engine) throw new Error('An operation came without its engine.');
    return engine;
  };
  const server = serveSockets(
    {
      isProd: true,
      connectionInitWaitTimeout: 5000,
      onSubscribe: async (context, _id, payload) => {
        if (Object.keys(context.subscriptions).length > mostOperationsOfSocket) {
          return [createGraphQLError('Too many subscriptions on one connection.')];
        }
        const caller = readLiveCaller(context.extra.request, context.connectionParams, config.internalKey);
        const engine = endpoint.getEnveloped({
          caller,
          state: { operation: 'unnamed' },
          request: context.extra.request,
          params: payload,
        });
        const { schema, parse, validate, contextFactory, execute, subscribe } = engine;
        try {
          const document = parse(payload.query);
          const errors = validate(schema, document);
          if (errors.length > 0) return [...errors];
          if (getOperationAST(document, payload.operationName)?.operation !== 'subscription') {
            return [createGraphQLError('Only subscriptions go over this connection.')];
          }
          const contextValue = await contextFactory();
          engines.set(contextValue, { execute, subscribe });
          return {
            schema,
            document,
            operationName: payload.operationName,
            variableValues: payload.variables,
            contextValue,
          };
        } catch (error) {
          return [maskError(error, () => {})];
        }
      },
      execute: (args) => engineOf(args).execute(args),
      subscribe: (args) => engineOf(args).subscribe(args),
    },
    sockets,
  );

  return {
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      const path = (request.url ?? '').split('?')[0];
      if (path !== graphqlPath || sockets.clients.size >= mostSockets) {
        socket.end(`HTTP/1.1 ${path === graphqlPath ? '503 Service Unavailable' : '404 Not Found'}\r\n\r\n`);
        return;
      }
      sockets.handleUpgrade(request, socket, head, (client) => {
        client.on('error', () => client.terminate());
        sockets.emit('connection', client, request);
      });
    },
    async close() {
      await server.dispose();
      for (const client of sockets.clients) client.terminate();
      sockets.close();
    },
  };
}

/** Like the caller of a request, but token and key come in the connection's first message. */
function readLiveCaller(
  request: IncomingMessage,
  params: Readonly<Record<string, unknown>> | undefined,
  internalKey: string,
): Caller {
  const text = (name: string): string => (typeof params?.[name] === 'string' ? params[name] : '');
  return {
    ...readCaller(request, internalKey),
    internal: keysMatch(text('internalKey'), internalKey),
    token: readToken(`Bearer ${text('token')}`),
  };
}
