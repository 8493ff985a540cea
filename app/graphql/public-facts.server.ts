import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TadaDocumentNode } from 'gql.tada';
import { env } from '../http/env.server';
import { attempt, type Outcome } from './executor.server';
import { factKey } from './fact-key';

/** Written by `scripts/lib/public-facts.ts` with every build, from the root of the checkout. */
const file = join('build', 'public-facts.json');
let facts: Record<string, unknown> | null = null;

/**
 * What changes with a release only (courses, prices, the question bank), for everybody: from the build, so that public
 * pages need no BFF. In development and tests, and for what the build does not hold, the BFF is asked.
 */
export async function publicFact<Result, Variables extends object>(
  request: Request,
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Outcome<Result>> {
  facts ??= env.NODE_ENV === 'production' ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
  const known = facts[factKey(document, variables)];
  if (known !== undefined) return { ok: true, data: known as Result };
  return attempt(request, document, variables, { token: null });
}
