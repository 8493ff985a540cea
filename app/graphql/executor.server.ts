import type { TadaDocumentNode } from 'gql.tada';
import { type GraphQLError, print } from 'graphql';
import { ClientError, GraphQLClient } from 'graphql-request';
import { deviceType } from '../http/device-type';
import { env } from '../http/env.server';
import { sessionToken } from '../http/session.server';
import { clientAddress, requestId, siteOrigin } from '../http/trusted-request-headers.server';
import { AppFailure, type AppFailureShape, unavailable } from '../lib/app-failure';
import { bffFetch } from './bff-fetch.server';
import { inOneTurn, type Operation } from './in-one-turn';

const address = `${env.BFF_URL}/graphql`;
const client = new GraphQLClient(address, { excludeOperationName: true, fetch: bffFetch });
/** Each operation of a batch has an answer of its own, and what one lacks is no loss to the others. */
const batchClient = new GraphQLClient(address, { excludeOperationName: true, fetch: bffFetch, errorPolicy: 'all' });
const printed = new WeakMap<object, string>();

export type Outcome<Result> = { ok: true; data: Result } | { ok: false; failure: AppFailure };

export interface OperationOptions {
  /** Token to act with instead of the cookie's; null for none. */
  token?: string | null;
}

/**
 * Sends one operation in the name of the request's session. An expected failure is a value, never thrown. What the loaders
 * of one request ask for in the same turn goes to the backend together.
 */
export async function attempt<Result, Variables extends object>(
  request: Request,
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  options: OperationOptions = {},
): Promise<Outcome<Result>> {
  const operation = { document: textOf(document), variables };
  const sent =
    options.token === undefined
      ? inOneTurn(turnOf(request), operation, (operations) => send(request, operations, sessionToken(request)))
      : send(request, [operation], options.token).then(([outcome]) => outcome);
  return (await sent) as Outcome<Result>;
}

/**
 * What the operations of one request share. A proxy may pass on an id that somebody chose, so the session is part of it:
 * nobody's operation goes out in the name of another.
 */
export function turnOf(request: Request): string {
  const [id, token] = [requestId(request), sessionToken(request)];
  return id === '' || token === null ? '' : `${id} ${token}`;
}

/** Sends operations as one HTTP request; resolves to their outcomes in the same order. */
async function send(
  request: Request,
  operations: readonly Operation[],
  token: string | null,
): Promise<Outcome<unknown>[]> {
  const requestHeaders: Record<string, string> = {
    'x-internal-key': env.INTERNAL_KEY,
    'x-client-address': clientAddress(request),
    'x-device-type': deviceType(request.headers),
    'x-request-id': requestId(request),
    'x-site-origin': siteOrigin(request),
  };
  if (token !== null) requestHeaders.authorization = `Bearer ${token}`;
  const { signal } = request;
  try {
    const [only, ...others] = operations;
    if (only !== undefined && others.length === 0) {
      const { document: query, variables } = only;
      const { data } = await client.rawRequest<unknown, object>({ query, variables, requestHeaders, signal });
      return [{ ok: true, data }];
    }
    const answers: Answer[] = await batchClient.batchRequests({ documents: [...operations], requestHeaders, signal });
    return answers.map(outcomeOf);
  } catch (error) {
    return operations.map(() => ({ ok: false, failure: new AppFailure(failureOf(error)) }));
  }
}

interface Answer {
  data: unknown;
  errors?: GraphQLError[];
}

function outcomeOf({ data, errors: [error] = [] }: Answer): Outcome<unknown> {
  return error === undefined ? { ok: true, data } : { ok: false, failure: new AppFailure(failureIn(error)) };
}

/** What went wrong, read from the first GraphQL error; anything without an answer counts as unreachable. */
export function failureOf(error: unknown): AppFailureShape {
  if (!(error instanceof ClientError)) return unavailable;
  const first = error.response.errors?.[0];
  if (first === undefined) return error.response.status < 500 ? fromStatus(error.response.status) : unavailable;
  return failureIn(first);
}

/** What one GraphQL error says. */
export function failureIn({ message, extensions }: Pick<GraphQLError, 'message' | 'extensions'>): AppFailureShape {
  const { code, status, retryAfter, details } = extensions ?? {};
  return {
    code: typeof code === 'string' ? code : 'INTERNAL',
    status: typeof status === 'number' ? status : 500,
    message: message,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : null,
    details: isRecord(details) ? details : {},
  };
}

/** An answer without GraphQL errors in it comes from in front of the server: 401 and 403 keep their meaning. */
function fromStatus(status: number): AppFailureShape {
  const codes: Record<number, string> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 429: 'RATE_LIMITED' };
  return { code: codes[status] ?? 'INTERNAL', status, message: 'Something went wrong on our side.' };
}

function textOf(document: TadaDocumentNode<unknown, never>): string {
  const known = printed.get(document);
  if (known !== undefined) return known;
  const text = print(document);
  printed.set(document, text);
  return text;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
