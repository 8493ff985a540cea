import SchemaBuilder from '@pothos/core';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { AppError } from '../platform/app-error';
import type { GraphContext } from './context';

/**
 * The schema builder. Every field of Query, Mutation and SubscriptionRoot names its scope:
 * `public`, `signedIn`, `acceptedTerms` (signed in and the terms accepted) or `admin`.
 */
export const builder = new SchemaBuilder<{
  Context: GraphContext;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    JSON: { Input: unknown; Output: unknown };
  };
  AuthScopes: { public: boolean; signedIn: boolean; acceptedTerms: boolean; admin: boolean };
}>({
  plugins: [ScopeAuthPlugin],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  scopeAuth: {
    // A stream is refused when it opens; what goes through it is read for the viewer alone.
    authorizeOnSubscribe: true,
    authScopes: ({ viewer }) => ({
      public: true,
      signedIn: viewer !== null,
      acceptedTerms: viewer !== null && viewer.acceptTcAt !== null,
      admin: viewer?.roles.includes('ADMIN') ?? false,
    }),
    unauthorizedError: (_parent, context) =>
      context.viewer === null
        ? new AppError('UNAUTHENTICATED', 'Please log in.')
        : context.viewer.acceptTcAt === null
          ? new AppError('TERMS_NOT_ACCEPTED', 'Please agree to the terms first.')
          : new AppError('FORBIDDEN', 'You don’t have access to this.'),
  },
});
