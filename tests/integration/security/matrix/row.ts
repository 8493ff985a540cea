import type { ErrorCode } from '../../../../server/platform/app-error';
import { openLiveClient } from '../../events/live-client';
import { type Actor, actors, type Colleague, type World } from './world';

/**
 * What an actor gets: `own` is an answer with something of the owner's in it, `clean` an answer without any, `null`
 * nothing, and a code a refusal. Anything else than the row says fails the test.
 */
export type Outcome = 'own' | 'clean' | 'null' | ErrorCode;

export interface Operation {
  query: string;
  variables?: Record<string, unknown>;
}

export interface Row {
  /** The operation, aimed at what belongs to the owner. */
  operation(world: World): Operation | Promise<Operation>;
  outcomes: Record<Actor, Outcome> & Partial<Record<Colleague, Outcome>>;
}

const forAll = (outcome: Outcome): Record<Actor, Outcome> =>
  Object.fromEntries(actors.map((actor) => [actor, outcome])) as Record<Actor, Outcome>;

/** The same for everybody. */
export const everyone = forAll;

/** About the one who asks: refused to visitors. */
export const signedIn: Record<Actor, Outcome> = { ...forAll('clean'), owner: 'own', visitor: 'UNAUTHENTICATED' };

/** About the one who asks: refused to visitors and to those who have not agreed to the terms. */
export const acceptedTerms: Record<Actor, Outcome> = { ...signedIn, notAccepted: 'TERMS_NOT_ACCEPTED' };

/** For administrators alone. */
export const administrators: Record<Actor, Outcome> = {
  ...forAll('FORBIDDEN'),
  visitor: 'UNAUTHENTICATED',
  notAccepted: 'TERMS_NOT_ACCEPTED',
  admin: 'clean',
};

/** For people who teach: the class's teacher, another one, and nobody else. */
export const teachers = (own: Outcome, other: Outcome = 'NOT_FOUND'): Record<Actor, Outcome> => ({
  ...forAll('FORBIDDEN'),
  visitor: 'UNAUTHENTICATED',
  notAccepted: 'TERMS_NOT_ACCEPTED',
  teacher: own,
  tutor: other,
});

/** About a thing of the owner's: everybody else gets `outcome`, as if it were not there. */
export const ownerOnly = (outcome: Outcome): Record<Actor, Outcome> => ({
  ...forAll(outcome),
  visitor: 'UNAUTHENTICATED',
  notAccepted: 'TERMS_NOT_ACCEPTED',
  owner: 'own',
});

/** Performs an operation as one of the actors and says what came of it. */
export async function perform(
  world: World,
  field: string,
  { query, variables }: Operation,
  actor: Actor | Colleague,
): Promise<Outcome> {
  const token = actor === 'visitor' ? null : world.people[actor].token;
  if (query.startsWith('subscription')) return listen(world, { query, variables }, token);
  const { data, errors, status } = await world.backend.ask(query, { variables, token });
  const [error] = errors;
  if (error) {
    if (status >= 500) throw new Error(`${field} as ${actor} failed with ${status}.`);
    if (holdsCanary(world, errors)) throw new Error(`${field} tells ${actor} something of the owner in its refusal.`);
    return error.extensions.code as ErrorCode;
  }
  const value = data[field];
  if (value === null) return 'null';
  return holdsCanary(world, value) ? 'own' : 'clean';
}

/** The first event of a stream that starts at the beginning: everybody has one. */
async function listen(world: World, operation: Operation, token: string | null): Promise<Outcome> {
  const client = openLiveClient(world.backend.url, token ?? '');
  const events = client.iterate(operation);
  try {
    const { value } = await events.next();
    const code = value?.errors?.[0]?.extensions?.code;
    if (code) return code as ErrorCode;
    return holdsCanary(world, value?.data) ? 'own' : 'clean';
  } catch (errors) {
    const [error] = errors as { extensions: { code: ErrorCode } }[];
    if (!error) throw errors;
    return error.extensions.code;
  } finally {
    await events.return?.();
    await client.dispose();
  }
}

function holdsCanary({ canaries }: World, value: unknown): boolean {
  const text = JSON.stringify(value ?? null);
  return canaries.some((canary) => text.includes(canary));
}
