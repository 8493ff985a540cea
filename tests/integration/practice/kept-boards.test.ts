import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packBoard } from '../../../rules/whiteboard/pack-board';
import { boardLimits, type Shape } from '../../../rules/whiteboard/shapes';
import { setFlag } from '../../../server/modules/flags';
import { finishPractice } from '../../../server/modules/practice';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { casual, shown } from './student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const keeping = `mutation($questionId: ID!, $board: String!, $seenAt: DateTime) {
  keepBoard(questionId: $questionId, board: $board, seenAt: $seenAt) { shapeCount keptAt } }`;
const takingBack =
  'mutation($questionId: ID!, $seenAt: DateTime) { takeBoardBack(questionId: $questionId, seenAt: $seenAt) }';
const reading = 'query($questionId: ID!) { keptBoard(questionId: $questionId) { board shapeCount } }';

const line: Shape = { kind: 'line', at: [0, 0, 9, 9], width: 1.5, colour: 'black', opacity: 1, fill: false };
const drawing = (count: number) => packBoard({ width: 300, height: 200, shapes: Array(count).fill(line) });

async function begin() {
  const { services } = backend;
  const person = await makePerson(services);
  const practice = await casual(services, person.viewer);
  const questionId = practice.questions[0]?.id ?? '';
  const ask = (query: string, variables: object, { token } = person) =>
    backend.ask(query, { token, variables: { questionId, ...variables } });
  const kept = async () => (await ask(reading, {})).data?.keptBoard ?? null;
  const boardShapes = async () => (await shown(services, person.viewer, practice.row.id, 1)).boardShapes;
  return { person, practice, questionId, ask, kept, boardShapes };
}

describe('a drawing kept with an answer', () => {
  it('is there again, as the one that was kept last, until it is taken back', async () => {
    const { ask, kept, boardShapes } = await begin();
    expect([await kept(), await boardShapes()]).toEqual([null, null]);
    expect((await ask(keeping, { board: drawing(2) })).data?.keepBoard).toMatchObject({ shapeCount: 2 });
    await ask(keeping, { board: drawing(3) });
    expect(await kept()).toEqual({ board: drawing(3), shapeCount: 3 });
    expect(await boardShapes()).toBe(3);
    await ask(takingBack, {});
    expect([await kept(), await boardShapes()]).toEqual([null, null]);
  });

  it('is one drawing however often it is sent at once', async () => {
    const { ask, person } = await begin();
    const sent = await Promise.all(Array.from({ length: 25 }, () => ask(keeping, { board: drawing(1) })));
    expect(sent.flatMap(({ errors }) => errors)).toEqual([]);
    const rows = await backend.services.db
      .selectFrom('working_boards')
      .select('question_id')
      .where('student_id', '=', person.viewer.id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('is not replaced or taken back by a window that shows an older one, and both are still there', async () => {
    const { ask, kept } = await begin();
    const keep = async (count: number, seenAt: string | null) => {
      backend.clock.advance({ seconds: 1 });
      const { data, errors } = await ask(keeping, { board: drawing(count), seenAt });
      return (data?.keepBoard as { keptAt: string } | null)?.keptAt ?? errors[0]?.extensions.code;
    };
    const first = (await keep(1, null)) as string;
    const second = (await keep(2, first)) as string;
    expect([await keep(3, first), await keep(3, null)]).toEqual(['CONFLICT', 'CONFLICT']);
    expect((await ask(takingBack, { seenAt: first })).errors[0]?.extensions.code).toBe('CONFLICT');
    expect(await kept()).toEqual({ board: drawing(2), shapeCount: 2 });
    // The reply was lost: the same drawing again is no conflict, and no newer one.
    expect(await keep(2, first)).toBe(second);
    expect((await ask(takingBack, { seenAt: second })).data?.takeBoardBack).toBe(true);
    // Nothing is kept by now: there is nothing to overwrite.
    expect(await keep(3, first)).not.toBe('CONFLICT');
  });

  it('is one of two that are kept at the same time from the same page', async () => {
    const { ask } = await begin();
    const sent = await Promise.all([1, 2, 3, 4].map((count) => ask(keeping, { board: drawing(count), seenAt: null })));
    expect(sent.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  });

  it.each([
    ['too large', 'x'.repeat(boardLimits.keptBytes + 1), 'too big to save'],
    ['none of ours', '{"shapes":[{"kind":"skull"}]}', 'couldn’t read'],
    ['empty', packBoard({ width: 1, height: 1, shapes: [] }), 'Draw something first'],
  ])('is refused in a plain sentence where it is %s, and the earlier one stays', async (_what, board, sentence) => {
    const { ask, kept } = await begin();
    await ask(keeping, { board: drawing(1) });
    const { errors } = await ask(keeping, { board });
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining(sentence),
      extensions: { code: 'UNPROCESSABLE', status: 422 },
    });
    expect(await kept()).toMatchObject({ shapeCount: 1 });
  });

  it('belongs to its student: for a stranger there is no such question', async () => {
    const { ask, kept } = await begin();
    await ask(keeping, { board: drawing(2) });
    const stranger = await makePerson(backend.services);
    expect((await ask(keeping, { board: drawing(1) }, stranger)).errors[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await ask(reading, {}, stranger)).data?.keptBoard).toBeNull();
    await ask(takingBack, {}, stranger);
    expect(await kept()).toMatchObject({ shapeCount: 2 });
    expect((await ask(keeping, { questionId: 'nonsense', board: drawing(1) })).errors[0]?.extensions?.code).toBe(
      'NOT_FOUND',
    );
  });

  it('cannot be changed once the practice is finished, and is still there to be seen', async () => {
    const { ask, kept, person, practice } = await begin();
    await ask(keeping, { board: drawing(2) });
    await finishPractice(backend.services, person.viewer, practice.row.id);
    const { errors } = await ask(keeping, { board: drawing(1) });
    expect(errors[0]?.extensions?.code).toBe('PRACTICE_FINISHED_OR_EXITED_ERROR');
    expect(await kept()).toMatchObject({ shapeCount: 2 });
  });

  it('is refused after so many in a minute', async () => {
    const { ask } = await begin();
    const sent = [];
    for (let time = 0; time < 31; time += 1) sent.push(await ask(keeping, { board: drawing(1) }));
    expect(sent.at(-2)?.errors).toEqual([]);
    expect(sent.at(-1)?.errors[0]?.extensions?.code).toBe('RATE_LIMITED');
  });

  it('goes with the account', async () => {
    const { ask, person } = await begin();
    await ask(keeping, { board: drawing(1) });
    const { db } = backend.services;
    await db.deleteFrom('users').where('id', '=', person.viewer.id).execute();
    const left = await db
      .selectFrom('working_boards')
      .select('question_id')
      .where('student_id', '=', person.viewer.id)
      .execute();
    expect(left).toEqual([]);
  });

  // The last one: it switches the flag off.
  it('is not taken while the whiteboard is switched off, and what was kept stays', async () => {
    const { ask, kept } = await begin();
    await ask(keeping, { board: drawing(2) });
    const admin = await makePerson(backend.services, { role: 'ADMIN' });
    const decision = { name: 'whiteboard', mode: 'OFF', percentage: 0, emails: [] };
    await setFlag(backend.services, { viewer: admin.viewer, decision });
    expect((await ask(keeping, { board: drawing(1) })).errors[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(await kept()).toMatchObject({ shapeCount: 2 });
  });
});
