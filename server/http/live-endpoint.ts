import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type DocumentNode, type ExecutionArgs, getOperationAST } from 'graphql';
import { useServer as serveSockets } from 'graphql-ws/use/ws';
import { createGraphQLError } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { WebSocketServer } from 'ws';
import type { Config } from '../config';
import { type Caller, isKey, readCaller, readToken } from './caller';
import { type GraphqlEngine, graphqlPath } from './graphql-engine';
import { maskError } from './mask-error';

const largestMessage = 64 * 1024;
const mostSockets = 10_000;
const mostOperationsOfSocket = 20;
/** Documents that passed every rule are cached: each stream of a person begins with the same one. */
const mostDocuments = 50;
/** Milliseconds that clients have for closing their connection when we stop. */
const patienceMs = 500;

type Operation = ReturnType<GraphqlEngine['getEnveloped']>;

export interface LiveEndpoint {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

/** Subscriptions over websocket (graphql-ws protocol): no queries, no mutations, one person a socket. */
export function createLiveEndpoint(engine: GraphqlEngine, config: Config): LiveEndpoint {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessage });
  const accepted = new LRUCache<string, DocumentNode>({ max: mostDocuments });
  const operations = new WeakMap<object, Pick<Operation, 'execute' | 'subscribe'>>();
  const operationOf = ({ contextValue }: ExecutionArgs) => {
    const operation = operations.get(Object(contextValue));
    if (!operation) throw new Error('An operation came without its context.');
    return operation;
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
        const operation = engine.getEnveloped({
          caller,
          state: { operation: 'unnamed' },
          request: context.extra.request,
          params: payload,
        });
        const { schema, parse, validate, contextFactory, execute, subscribe } = operation;
        try {
          const document: DocumentNode = accepted.get(payload.query) ?? parse(payload.query);
          const errors = accepted.has(payload.query) ? [] : validate(schema, document);
          if (errors.length > 0) return [...errors];
          accepted.set(payload.query, document);
          if (getOperationAST(document, payload.operationName)?.operation !== 'subscription') {
            return [createGraphQLError('Only subscriptions go over this connection.')];
          }
          const contextValue = await contextFactory();
          operations.set(contextValue, { execute, subscribe });
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
      execute: (args) => operationOf(args).execute(args),
      subscribe: (args) => operationOf(args).subscribe(args),
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
      // Closing waits for each client to agree; one that hangs is not waited for.
      const cutOff = setTimeout(() => {
        for (const client of sockets.clients) client.terminate();
      }, patienceMs);
      await server.dispose();
      clearTimeout(cutOff);
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
    internal: isKey(text('internalKey'), internalKey),
    token: readToken(`Bearer ${text('token')}`),
  };
}
