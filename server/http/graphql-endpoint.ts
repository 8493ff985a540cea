import type { GraphQLError, GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { GraphContext } from '../graphql/context';
import { findViewer } from '../modules/identity';
import type { Services } from '../platform/services';
import { statementsSoFar } from '../platform/statement-count';
import type { Caller } from './caller';
import { hardening } from './hardening';
import { maskError } from './mask-error';
import { operationNameOf } from './operation-name';

export const graphqlPath = '/graphql';

/** What the log says of one request; `operation` is filled in once it is known. */
export interface RequestState {
  operation: string;
}

/** What the HTTP layer hands to one operation. */
export interface ServerContext {
  caller: Caller;
  state: RequestState;
}

/** The GraphQL engine over HTTP and websocket, without a listener. */
export function createGraphqlEndpoint(
  schema: GraphQLSchema,
  services: Services,
  options: { production: boolean; countSql: boolean },
) {
  return createYoga<ServerContext, GraphContext>({
    schema,
    graphqlEndpoint: graphqlPath,
    graphiql: false,
    landingPage: false,
    healthCheckEndpoint: '/never-served',
    batching: false,
    cors: false,
    multipart: false,
    logging: false,
    maskedErrors: { maskError: (error) => maskError(error, (cause) => reportUnexpected(services, cause)) },
    context: ({ caller }) => createContext(services, caller),
    plugins: [
      ...hardening(options),
      noteOperation,
      badRequests(services),
      ...(options.countSql ? [tellStatements] : []),
    ],
  });
}

/** Reads the viewer from the session; roles never come from input. */
export async function createContext(services: Services, caller: Caller): Promise<GraphContext> {
  const viewer = caller.token === null ? null : await findViewer(services, caller.token);
  return {
    services,
    viewer,
    sessionToken: viewer ? caller.token : null,
    clientAddress: caller.clientAddress,
    deviceType: caller.deviceType,
  };
}

const noteOperation: Plugin<ServerContext> = {
  onExecute({ args, context }) {
    context.state.operation = operationNameOf(args.document, args.operationName);
  },
};

/** Operations that do not parse or validate, and variables that do not fit, are the caller's: 400 with a code. */
function badRequests(services: Services): Plugin {
  return {
    onResultProcess({ result, setResult }) {
      const isOne = !Array.isArray(result) && !(Symbol.asyncIterator in result);
      if (!isOne || !('errors' in result) || !result.errors?.some(hasNoStatus)) return;
      const report = (cause: unknown) => reportUnexpected(services, cause);
      const errors = result.errors.map((error) => (hasNoStatus(error) ? maskError(error, report) : error));
      setResult({ ...result, errors });
    },
  };
}

const hasNoStatus = ({ extensions }: GraphQLError): boolean => typeof extensions?.status !== 'number';

const tellStatements: Plugin = {
  onResponse({ response }) {
    const statements = statementsSoFar();
    if (statements !== undefined) response.headers.set('x-sql-statements', String(statements));
  },
};

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
