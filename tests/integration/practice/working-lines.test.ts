import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looksFinal } from '../../../maths/working';
import { closeQuestion, type ShownLine } from '../../../server/modules/practice';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerRight, casual, keyOf, shown } from './student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const adding = `mutation($input: AddWorkingLineInput!) { addWorkingLine(input: $input) { unreadable
  working { startLatex lines { number text latex verdict message } } } }`;
const takingBack = `mutation($practiceId: ID!, $number: Int!) {
  takeBackWorkingLine(practiceId: $practiceId, index: 1, number: $number) { lines { number text } } }`;

interface Reply {
  addWorkingLine: { unreadable: string | null; working: { startLatex: string | null; lines: ShownLine[] } };
}

async function begin() {
  const { services } = backend;
  const { viewer, token } = await makePerson(services);
  const { row } = await casual(services, viewer);
  const key = await keyOf(services, viewer, row.id, 1);
  const add = async (number: number, line: string) => {
    const sent = await backend.ask(adding, {
      token,
      variables: { input: { practiceId: row.id, index: 1, number, line } },
    });
    return { ...sent, reply: (sent.data as unknown as Reply | null)?.addWorkingLine };
  };
  const takeBack = (number: number) => backend.ask(takingBack, { token, variables: { practiceId: row.id, number } });
  /** Own lines before the answer. */
  const onTheWay = key.instance.steps.slice(0, -1).map(({ line }) => line);
  return { viewer, practiceId: row.id, key, add, takeBack, onTheWay };
}

/** Begins until the first question has a wrong answer with the looks of an answer: not every kind has one. */
async function beginWithSettledWrong() {
  for (let tries = 0; tries < 20; tries += 1) {
    const begun = await begin();
    const { wrong, instance } = begun.key;
    const settled = wrong.find((text) => looksFinal(instance, [], text));
    if (settled !== undefined) return { ...begun, settled };
  }
  throw new Error('No question has a wrong answer with the looks of an answer.');
}

describe('lines of working', () => {
  it('are checked, kept in order and still there when the question is read again', async () => {
    const { viewer, practiceId, add, onTheWay } = await begin();
    for (const [place, line] of onTheWay.entries()) {
      const { reply } = await add(place + 1, line);
      const last = reply?.working.lines.at(-1);
      expect(last).toMatchObject({ number: place + 1, text: line });
      // A value alone may be the answer.
      expect(['CHECKED', 'ANSWER']).toContain(last?.verdict);
    }
    const slip = await add(onTheWay.length + 1, '2+2=5');
    expect(slip.reply?.working.lines.at(-1)).toMatchObject({
      verdict: 'LOOK_AGAIN',
      message: 'The two sides aren’t equal. Work out each side again.',
    });
    const { working } = await shown(backend.services, viewer, practiceId, 1);
    expect(working.lines.map(({ text }) => text)).toEqual([...onTheWay, '2+2=5']);
  });

  it('never mark the answer while the question is open, and tell all once it is closed', async () => {
    const { viewer, practiceId, key, add, settled } = await beginWithSettledWrong();
    const right = await add(1, key.right);
    const wrong = await add(2, settled);
    for (const { reply } of [right, wrong]) {
      expect(reply?.working.lines.at(-1)).toMatchObject({
        verdict: 'ANSWER',
        message: 'That looks like a final answer. Check it in the answer box.',
      });
    }
    // Not even the database knows before.
    const { db } = backend.services;
    const rows = db.selectFrom('working_lines').where('student_id', '=', viewer.id);
    const kept = await rows.select(['verdict', 'message', 'carries']).execute();
    expect(kept).toEqual(Array(2).fill({ verdict: 'NOTED', message: '', carries: false }));
    await closeQuestion(backend.services, viewer, { practiceId, index: 1 });
    const { working } = await shown(backend.services, viewer, practiceId, 1);
    expect(working.lines.map(({ verdict }) => verdict)).toEqual(['CHECKED', 'LOOK_AGAIN']);
  });

  it('cost nothing: the answer after them is a first try without help', async () => {
    const { viewer, practiceId, add } = await begin();
    await add(1, '2+2=5');
    const { attempt } = await answerRight(backend.services, viewer, practiceId, 1);
    expect(attempt).toMatchObject({ verdict: 'CORRECT', with_help: false, number: 1 });
  });

  it('are one line each however often they are sent', async () => {
    const { add } = await begin();
    const sent = await Promise.all(Array.from({ length: 20 }, () => add(1, '1+1=2')));
    expect(sent.flatMap(({ errors }) => errors)).toEqual([]);
    const { reply } = await add(2, '1+2=3');
    expect(reply?.working.lines.map(({ text }) => text)).toEqual(['1+1=2', '1+2=3']);
  });

  it('come back one at a time, the last one first', async () => {
    const { add, takeBack } = await begin();
    await add(1, '1+1=2');
    await add(2, '1+2=3');
    expect((await takeBack(1)).data?.takeBackWorkingLine).toMatchObject({ lines: [{ number: 1 }, { number: 2 }] });
    expect((await takeBack(2)).data?.takeBackWorkingLine).toMatchObject({ lines: [{ number: 1 }] });
  });

  it.each([
    ['', 'Type a line of working first.'],
    ['3x+', expect.any(String)],
    ['1'.repeat(5000), 'That’s too long for one line of working. Keep each line to 200 characters.'],
  ])('that cannot be read are told and not kept: %#', async (line, unreadable) => {
    const { add } = await begin();
    const { reply, errors } = await add(1, line);
    expect(errors).toEqual([]);
    expect(reply).toMatchObject({ unreadable, working: { lines: [] } });
  });

  it('belong to their owner: a stranger finds no such practice', async () => {
    const { practiceId } = await begin();
    const stranger = await makePerson(backend.services);
    const input = { practiceId, index: 1, number: 1, line: '1+1=2' };
    for (const id of [practiceId, 'nonsense', '00000000-0000-4000-8000-000000000000']) {
      const sent = await backend.ask(adding, {
        token: stranger.token,
        variables: { input: { ...input, practiceId: id } },
      });
      expect(sent.errors[0]?.extensions?.code).toBe('PRACTICE_NOT_FOUND');
    }
  });

  it('are no longer taken once the question is closed, and are so many at most', async () => {
    const { viewer, practiceId, add } = await begin();
    for (let number = 1; number <= 40; number += 1) await add(number, `${number}+1=${number + 1}`);
    expect((await add(41, '1+1=2')).errors[0]?.extensions?.code).toBe('UNPROCESSABLE');
    await closeQuestion(backend.services, viewer, { practiceId, index: 1 });
    expect((await add(41, '1+1=2')).errors[0]?.extensions?.code).toBe('CONFLICT');
  });

  it('go with the account', async () => {
    const { viewer, add } = await begin();
    await add(1, '1+1=2');
    const { db } = backend.services;
    await db.deleteFrom('users').where('id', '=', viewer.id).execute();
    const left = await db.selectFrom('working_lines').select('number').where('student_id', '=', viewer.id).execute();
    expect(left).toEqual([]);
  });
});
