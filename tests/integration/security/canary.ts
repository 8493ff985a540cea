import { insertQuestions, readQuestions, type StoredQuestion } from '../../../server/modules/questions';
import type { Services } from '../../../server/platform/services';
import type { TestBackend } from '../backend/test-backend';
import type { Site } from '../site/start-site';

/** Stands in nothing but the key of a question, its steps and its wrong answers. */
export const canary = '0.73519';

/** However it is written. */
const digits = '73519';

/** Of replies by where they came from: the places that give the key away. */
export const leaks = (replies: [string, string][]): string[] =>
  replies.filter(([, text]) => text.includes(digits)).map(([place]) => place);

/** Stands in nothing but what is asked. */
const promptCanary = 'Zarquon';

/** Of replies by where they came from: the places that show what is asked. */
export const prompts = (replies: [string, string][]): string[] =>
  replies.filter(([, text]) => text.includes(promptCanary)).map(([place]) => place);

/** Stores a question once more with a key that nobody could mistake for anything else; the id of that one. */
export async function storeWithCanary({ db }: Services, instanceId: string | null): Promise<string> {
  const stored = (await readQuestions(db, [instanceId])).get(instanceId ?? '');
  if (!stored) throw new Error('There is no question.');
  const marked = withCanary(stored);
  await db.transaction().execute((trx) => insertQuestions(trx, [marked]));
  return marked.id;
}

function withCanary(question: StoredQuestion): StoredQuestion {
  return {
    ...question,
    id: crypto.randomUUID(),
    prompt: `${promptCanary}: ${question.prompt}`,
    choices: null,
    answer: { ...question.answer, kind: 'number', model: canary, forms: [] } as never,
    steps: question.steps.map((step) => ({ ...step, line: `${canary}+0`, reason: `It is ${canary}.` })),
    wrongPaths: question.wrongPaths.map((path) => ({ ...path, feedback: `Not ${canary}.` })),
  };
}

/** The backend of a running site, asked as a page server asks it. */
export function backendOf({ services, bff }: Site): TestBackend {
  const ask: TestBackend['ask'] = async (query, { variables, token } = {}) => {
    const response = await fetch(`${bff}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ query, variables }),
    });
    const body = (await response.json()) as Partial<Awaited<ReturnType<TestBackend['ask']>>>;
    return { status: response.status, headers: response.headers, data: body.data ?? {}, errors: body.errors ?? [] };
  };
  return { services, ask, clock: { now: () => new Date(), advance: () => {} } } as unknown as TestBackend;
}
