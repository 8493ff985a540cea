import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../../server/graphql/schema';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { adminRows } from './matrix/admin-rows';
import { battleRows } from './matrix/battle-rows';
import { billingRows } from './matrix/billing-rows';
import { classRows } from './matrix/class-rows';
import { coreRows } from './matrix/core-rows';
import { personRows } from './matrix/person-rows';
import { practiceRows } from './matrix/practice-rows';
import { reportRows } from './matrix/report-rows';
import { type Outcome, perform } from './matrix/row';
import { studentTaskRows } from './matrix/student-task-rows';
import { taskRows } from './matrix/task-rows';
import { tutorRows } from './matrix/tutor-rows';
import { tutorWordsRows } from './matrix/tutor-words-rows';
import { actors, type Colleague, colleagues, makeWorld } from './matrix/world';

const rows = {
  ...coreRows,
  ...adminRows,
  ...personRows,
  ...practiceRows,
  ...tutorRows,
  ...tutorWordsRows,
  ...classRows,
  ...taskRows,
  ...studentTaskRows,
  ...reportRows,
  ...billingRows,
  ...battleRows,
};

const operations = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
  Object.keys(root?.getFields() ?? {}).map((field) => `${root?.name}.${field}`),
);

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

describe('who may do what', () => {
  it('has a row for every operation of the schema, and for no other', () => {
    expect(Object.keys(rows).sort()).toEqual([...operations].sort());
  });

  it.each(Object.entries(rows))('%s', async (name, { operation, outcomes }) => {
    const world = await makeWorld(backend);
    const request = await operation(world);
    const field = name.split('.')[1] ?? '';
    const found: Partial<Record<string, Outcome>> = {};
    for (const actor of actors) found[actor] = await perform(world, field, request, actor);
    expect(found).toEqual(Object.fromEntries(actors.map((actor) => [actor, outcomes[actor]])));
  });

  it.each(Object.entries(rows))('%s, of others who teach', async (name, { operation, outcomes }) => {
    const world = await makeWorld(backend);
    const request = await operation(world);
    for (const [colleague, like] of Object.entries(colleagues) as [Colleague, 'teacher' | 'tutor'][]) {
      const outcome = await perform(world, name.split('.')[1] ?? '', request, colleague);
      expect([colleague, outcome]).toEqual([colleague, outcomes[colleague] ?? outcomes[like]]);
    }
  });
});
