import type { GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { ClassReads, GraphContext } from '../graphql/context';
import { findViewer } from '../modules/identity';
import type { Services } from '../platform/services';
import type { Viewer } from '../platform/viewer';
import type { Caller } from './caller';
import { hardening } from './hardening';
import { maskError } from './mask-error';

export const graphqlPath = '/graphql';

/** What the operations of one request share. */
export interface RequestState {
  /** For the log: filled in once it is known, with a plus between several. */
  operation: string;
  /** Read once, for the operation that comes first. */
  viewer?: Promise<Viewer | null>;
  classReads?: ClassReads;
}

/** What the HTTP layer hands to one operation. */
export interface ServerContext {
  caller: Caller;
  state: RequestState;
}

export type GraphqlEngine = ReturnType<typeof createGraphqlEngine>;

/**
 * The GraphQL engine with its plugins. HTTP and websocket bring their operations to it by `getEnveloped`; yoga's own
 * HTTP handler stays unused (docs/decisions/0057).
 */
export function createGraphqlEngine(schema: GraphQLSchema, services: Services, options: { production: boolean }) {
  return createYoga<ServerContext, GraphContext>({
    schema,
    graphqlEndpoint: graphqlPath,
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    multipart: false,
    logging: false,
    maskedErrors: { maskError: errorMask(services) },
    context: ({ caller, state }) => createContext(services, caller, state),
    plugins: hardening(options),
  });
}

/** Reads the viewer from the session; roles never come from input. */
async function createContext(services: Services, caller: Caller, state: RequestState): Promise<GraphContext> {
  state.viewer ??= caller.token === null ? Promise.resolve(null) : findViewer(services, caller.token);
  state.classReads ??= new Map();
  const viewer = await state.viewer;
  return {
    services,
    viewer,
    sessionToken: viewer ? caller.token : null,
    clientAddress: caller.clientAddress,
    siteOrigin: caller.siteOrigin ?? services.siteUrl,
    deviceType: caller.deviceType,
    classReads: state.classReads,
  };
}

/** Gives every error a code and a status; what nobody expected is logged and masked. */
export const errorMask = (services: Services) => (error: unknown) =>
  maskError(error, (cause) => reportUnexpected(services, cause));

/** Where it happened, never what it was about: messages of errors may hold what people typed. */
function reportUnexpected({ log }: Services, error: unknown): void {
  if (!(error instanceof Error)) {
    log.error({ error: typeof error }, 'unexpected error');
    return;
  }
  const code = 'code' in error ? String(error.code) : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  log.error({ error: error.name, code, stack: frames.slice(0, 8).map((line) => line.trim()) }, 'unexpected error');
}
