import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env';

/** Typed operations: `graphql('query …')` checks the text against the schema and knows its result. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { DateTime: string; JSON: unknown; ID: string };
}>();

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
