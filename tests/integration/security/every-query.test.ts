import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLField, isNonNullType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../../maths/engine/index';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { anyValue } from './any-value';
import { allIds, fillWorld } from './matrix/filled-world';
import { makeWorld, type World } from './matrix/world';
import { wholeSelection } from './whole-selection';

/** Other arguments each time; another seed finds other ones. */
const rounds = Number(process.env.FUZZ_ROUNDS ?? 6);
const seed = process.env.FUZZ_SEED ?? 'every query';
const deepest = 5;

const schema = buildSchema(readFileSync('server/graphql/schema.graphql', 'utf8'));
type Field = GraphQLField<unknown, unknown>;

describe('every query, with all that can be selected, of people with drafts and rows of every kind', () => {
  let backend: TestBackend;
  let tokens: Record<string, string | null>;
  let known: (name: string) => readonly string[];
  beforeAll(async () => {
    backend = await startTestBackend();
    const world = await makeWorld(backend);
    const everything = await fillWorld(world);
    tokens = { visitor: null, everything: everything.token };
    for (const [name, { token }] of Object.entries(world.people)) tokens[name] = token;
    known = knownValues(await allIds(world), world);
  });
  afterAll(() => backend.stop());

  const queries: Field[] = Object.values(schema.getQueryType()?.getFields() ?? {});

  it.each(queries.map((field) => [field.name, field] as const))('%s', async (name, field) => {
    const random = createRandom(`${seed}: ${name}`);
    const query = await largestQuery(backend, field);
    const failed: unknown[] = [];
    for (const [actor, token] of Object.entries(tokens)) {
      for (let round = 0; round < (field.args.length === 0 ? 1 : rounds); round += 1) {
        const given = field.args.filter(({ type }) => isNonNullType(type) || random.chance(0.7));
        const variables = Object.fromEntries(
          given.map((arg) => [arg.name, anyValue(arg.type, arg.name, known, random)]),
        );
        const ask = () => backend.ask(query, { variables, token });
        const first = await ask();
        // A solver that was out of time on a busy machine says so, and has it the second time.
        const { status, errors } = first.status === 503 ? await ask() : first;
        if (status >= 500) failed.push({ actor, status, variables, errors });
      }
    }
    expect(failed.slice(0, 3)).toEqual([]);
  });
});

/** As deep as the limits on operations let it be. */
async function largestQuery(backend: TestBackend, field: Field): Promise<string> {
  for (let depth = deepest; depth > 0; depth -= 1) {
    const query = wholeSelection(field, depth);
    const variables = Object.fromEntries(field.args.map(({ name }) => [name, null]));
    const { errors } = await backend.ask(query, { variables });
    if (!errors.some(({ message }) => /^Syntax Error/.test(message))) return query;
  }
  throw new Error(`${field.name} is too large at any depth.`);
}

/** What an argument of a name may hold. */
function knownValues(ids: Record<string, string[]>, { joinCode, shortCode, classId }: World) {
  const all = Object.values(ids).flat();
  const words: Record<string, readonly string[]> = {
    courseId: ['year-6', 'year-7', 'year-12', 'nobody'],
    topicId: ['86-add-and-subtract-unlike-fractions'],
    templateId: ['y6/fractions/add-unlike'],
    classId: [classId, ...(ids.classes ?? [])],
    taskId: ids.tasks ?? [],
    studentTaskId: ids.student_tasks ?? [],
    practiceId: ids.practices ?? [],
    questionId: ids.practice_questions ?? [],
    studentId: ids.users ?? [],
    battleId: ids.battles ?? [],
    fileId: ids.class_files ?? [],
    code: [joinCode, 'QUILLONI', 'FRIENDLY'],
    shortenedUrl: [shortCode],
    after: ids.notifications ?? [],
    words: ['robin', 'test', '7B', joinCode],
    answer: ['7/12', 'x', ''],
    seed: ['s1', 'try-1'],
    names: ['mascot', 'whiteboard'],
  };
  return (name: string) => words[name] ?? all;
}
