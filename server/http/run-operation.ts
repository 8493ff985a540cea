import { type DocumentNode, type ExecutionResult, GraphQLError, getOperationAST, OperationTypeNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GraphqlEngine, ServerContext } from './graphql-engine';
import type { JsonBody } from './read-json-body';

/** One operation's answer, ready to be sent. */
export interface OperationAnswer {
  status: number;
  headers: Record<string, string>;
  /** JSON. */
  body: string;
}

type Mask = (error: unknown) => GraphQLError;

/** Documents that passed every rule are cached; the site sends about eighty different ones. */
const mostDocuments = 500;
/** In the log, before an operation is known or where none can be read. */
export const unknownOperation = 'refused';
/** Of an operation's name, in the log. */
const longestName = 64;

/**
 * Runs queries and mutations. A document that was accepted before is neither parsed nor validated again. `mask` turns
 * whatever was thrown into an error with a code and a status.
 */
export function createOperationRunner(engine: GraphqlEngine, mask: Mask) {
  const accepted = new LRUCache<string, DocumentNode>({ max: mostDocuments });

  return async function runOperation(body: JsonBody, context: ServerContext): Promise<OperationAnswer> {
    const { query, variables: variableValues, operationName } = body;
    const { schema, parse, validate, contextFactory, execute } = engine.getEnveloped(context);
    const newDocument = (): DocumentNode => {
      const parsed: DocumentNode = parse(query);
      const problems = validate(schema, parsed);
      if (problems.length > 0) throw new AggregateError(problems);
      accepted.set(query, parsed);
      return parsed;
    };
    try {
      const document = accepted.get(query) ?? newDocument();
      const operation = getOperationAST(document, operationName);
      if (!operation) throw new GraphQLError('Name the operation to run.');
      if (operation.operation === OperationTypeNode.SUBSCRIPTION)
        throw new GraphQLError('Subscriptions go over the websocket.');
      const name = operation.name?.value.slice(0, longestName) ?? 'unnamed';
      context.state.operation =
        context.state.operation === unknownOperation ? name : `${context.state.operation}+${name}`;
      const contextValue = await contextFactory();
      return answerOf(await execute({ schema, document, contextValue, variableValues, operationName }), mask);
    } catch (error) {
      return answerOf({ errors: error instanceof AggregateError ? error.errors : [error] }, mask);
    }
  };
}

/** Several answers as one: each tells its own errors, with their status in the extensions. */
export function batchAnswer(answers: readonly OperationAnswer[]): OperationAnswer {
  return { status: 200, headers: {}, body: `[${answers.map(({ body }) => body).join(',')}]` };
}

type Result = Pick<ExecutionResult, 'data'> & { errors?: readonly unknown[] };

function answerOf({ data, errors = [] }: Result, mask: Mask): OperationAnswer {
  if (errors.length === 0) return { status: 200, headers: {}, body: JSON.stringify({ data }) };
  const masked = errors.map((error) => (isMasked(error) ? error : mask(error)));
  return {
    status: Math.max(...masked.map(({ extensions }) => extensions.http?.status ?? 500)),
    headers: Object.fromEntries(masked.flatMap(({ extensions }) => Object.entries(extensions.http?.headers ?? {}))),
    body: JSON.stringify({ errors: masked.map(shown), data }),
  };
}

/** By name, because packages may bring a copy of the class of their own. */
const isMasked = (error: unknown): error is GraphQLError =>
  error instanceof Error && error.name === 'GraphQLError' && hasStatus(error);

const hasStatus = (error: Error & { extensions?: { status?: unknown } }): boolean =>
  typeof error.extensions?.status === 'number';

/** What of an error goes into the body: all but what it says of the HTTP answer. */
function shown(error: GraphQLError) {
  const { http, ...extensions } = error.extensions;
  return { ...error.toJSON(), extensions };
}
