import { randomUUID } from 'node:crypto';

/** Calls the BFF as the page server does. Used by measurements and the chaos run only. */
export interface BffAnswer<Data> {
  data: Data | null;
  errors: { message: string; extensions?: { code?: string } }[];
  /** SQL statements of the operation; null unless the BFF runs with COUNT_SQL=1. */
  statements: number | null;
}

export async function callBff<Data>(
  bff: string,
  token: string | null,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<BffAnswer<Data>> {
  const response = await fetch(`${bff}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(10_000),
  });
  const body = (await response.json()) as { data?: Data | null; errors?: BffAnswer<Data>['errors'] };
  const statements = response.headers.get('x-sql-statements');
  return {
    data: body.data ?? null,
    errors: body.errors ?? [],
    statements: statements === null ? null : Number(statements),
  };
}

/** Signs a demo account in. */
export async function signIn(bff: string, email: string): Promise<string> {
  const answer = await callBff<{ signIn: { token: string } }>(
    bff,
    null,
    'mutation SignIn($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
    { email, password: 'marsmaths-demo' },
  );
  if (answer.data === null) throw new Error(answer.errors[0]?.message ?? 'No answer to signIn.');
  return answer.data.signIn.token;
}

/** Makes a practice; returns its id. */
export async function createPractice(bff: string, token: string, questionCount = 10): Promise<string> {
  const input = { courseId: 'year-6', mode: 'CASUAL', questionCount, idempotencyKey: randomUUID() };
  const answer = await callBff<{ createPractice: { id: string } }>(
    bff,
    token,
    'mutation Create($input: CreatePracticeInput!) { createPractice(input: $input) { id } }',
    { input },
  );
  if (answer.data === null) throw new Error(answer.errors[0]?.message ?? 'No practice.');
  return answer.data.createPractice.id;
}
