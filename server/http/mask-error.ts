import type { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import { AppError } from '../platform/app-error';
import { databaseFailure } from '../platform/database-failure';

const awayRetrySeconds = 5;

/**
 * What a caller may see of an error: ours with code, status, retryAfter and details; what they got wrong in GraphQL as
 * BAD_INPUT; a database that is away as UNAVAILABLE; everything else masked, after `report` has seen it.
 */
export function maskError(error: unknown, report: (error: unknown) => void): GraphQLError {
  const place = isGraphqlError(error) ? error : null;
  const cause = rootCause(error);
  if (cause instanceof AppError) return fromAppError(cause, place);
  const failure = databaseFailure(cause);
  if (failure === 'away') {
    const sentence = 'We can’t reach our database right now. Please try again in a few seconds.';
    return fromAppError(new AppError('UNAVAILABLE', sentence, { retryAfterSeconds: awayRetrySeconds }), place);
  }
  if (failure === 'bad-value') return fromAppError(new AppError('BAD_INPUT', 'That value can’t be used here.'), place);
  if (place && isTheirs(place)) {
    return withExtensions(place, place.message, { code: 'BAD_INPUT', status: 400, http: { status: 400 } });
  }
  report(cause);
  return withExtensions(place, 'Something went wrong on our side. Please try again.', {
    code: 'INTERNAL',
    status: 500,
    http: { status: 500 },
  });
}

/** Errors of syntax, validation and variables happen before any field runs. */
const isTheirs = (error: GraphQLError): boolean => error.path === undefined;

/** By name, because packages may bring a copy of the class of their own. */
const isGraphqlError = (error: unknown): error is GraphQLError =>
  error instanceof Error && error.name === 'GraphQLError';

function rootCause(error: unknown): unknown {
  let cause = error;
  while (isGraphqlError(cause) && cause.originalError) cause = cause.originalError;
  return cause;
}

function fromAppError({ code, status, userMessage, extra }: AppError, place: GraphQLError | null): GraphQLError {
  const { retryAfterSeconds, details } = extra;
  const headers = retryAfterSeconds === undefined ? undefined : { 'retry-after': String(retryAfterSeconds) };
  return withExtensions(place, userMessage, {
    code,
    status,
    ...(retryAfterSeconds === undefined ? {} : { retryAfter: retryAfterSeconds }),
    ...(details ? { details } : {}),
    http: { status, ...(headers ? { headers } : {}) },
  });
}

function withExtensions(
  place: GraphQLError | null,
  message: string,
  extensions: Record<string, unknown>,
): GraphQLError {
  return createGraphQLError(message, { nodes: place?.nodes, path: place?.path, extensions });
}
