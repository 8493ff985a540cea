import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeTest } from './test-action.server';

const taskId = '019e0000-0000-7000-8000-000000000001';
const found = { data: { myTask: { practiceId: 'p1', questionCount: 2 } } };
const saved = (answerProblems: object[] = []) => ({
  data: { saveTestAnswer: { id: 'p1', state: 'IN_PROGRESS', answerProblems } },
});
const unreadable = { index: 1, readable: false, message: 'Write only the number.' };
const failing = (code: string, status: number, details: object = {}) => ({
  errors: [{ message: 'Choose which one to keep.', extensions: { code, status, details } }],
  data: null,
});

/** What the page sends, and what the backend says to one operation after the other. */
async function press(fields: [string, string][], ...replies: object[]) {
  const asked: { answer?: string; seen?: string[] | null }[] = [];
  const queue = [found, ...replies];
  vi.stubGlobal('fetch', async (_address: unknown, { body }: { body: string }) => {
    asked.push(JSON.parse(body).variables);
    return Response.json(queue.shift() ?? {});
  });
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const headers = { cookie: 'mm_session=abcdefghijklmnop1234', 'sec-fetch-dest': 'empty' };
  const request = new Request('http://localhost/task', { method: 'POST', headers, body: 'x' });
  const reply = await changeTest({ request, params: { taskId, index: '1' }, form });
  if ('data' in reply) return { sent: asked[1], to: null, status: reply.init?.status, data: reply.data };
  return { sent: asked[1], to: reply.headers.get('location'), status: reply.status, data: null };
}
const here = `/task/unfinished/${taskId}/1`;
const next = `/task/unfinished/${taskId}/2`;

afterEach(() => vi.unstubAllGlobals());

describe('a form of a test', () => {
  it('says what the page was made from, and goes on', async () => {
    const { sent, to } = await press(
      [
        ['intent', 'save'],
        ['seen', ''],
        ['answer', '5'],
      ],
      saved(),
    );
    expect(sent).toMatchObject({ answer: '5', seen: [''] });
    expect(to).toBe(next);
  });

  it('stays once with an answer that cannot be read, and then goes on', async () => {
    const first = await press(
      [
        ['intent', 'save'],
        ['seen', ''],
        ['answer', 'dunno'],
      ],
      saved([unreadable]),
    );
    expect(first.to).toBe(here);
    const again = await press(
      [
        ['intent', 'save'],
        ['seen', 'dunno'],
        ['answer', 'dunno'],
      ],
      saved([unreadable]),
    );
    expect(again.to).toBe(next);
  });

  it('does not hand in over an answer that cannot be read before it is said', async () => {
    const first = await press(
      [
        ['intent', 'hand-in'],
        ['seen', ''],
        ['answer', 'dunno'],
      ],
      saved([unreadable]),
    );
    expect(first).toMatchObject({
      status: 422,
      data: { typed: 'dunno', problem: expect.stringMatching(/^Not handed in yet\./) },
    });
    const finished = { data: { finishPractice: { id: 'p1', state: 'FINISHED' } } };
    const again = await press(
      [
        ['intent', 'hand-in'],
        ['seen', 'dunno'],
        ['answer', 'dunno'],
      ],
      saved([unreadable]),
      finished,
    );
    expect(again.to).toBe('/task/p1/result');
  });

  it('shows both answers where another window saved one, whichever button was pressed', async () => {
    for (const intent of ['save', 'hand-in']) {
      const conflict = failing('CONFLICT', 409, { theirs: '5/6' });
      const reply = await press(
        [
          ['intent', intent],
          ['seen', ''],
          ['answer', '7/8'],
        ],
        conflict,
      );
      expect(reply).toMatchObject({ status: 409, data: { typed: '7/8', theirs: '5/6' } });
    }
  });

  it('sends the one that was chosen of the two', async () => {
    const both: [string, string][] = [
      ['intent', 'save'],
      ['seen', '5/6'],
      ['theirs-answer', '5/6'],
      ['answer', '7/8'],
    ];
    expect((await press([...both, ['keep-answer', 'theirs']], saved())).sent).toMatchObject({ answer: '5/6' });
    expect((await press([...both, ['keep-answer', 'mine']], saved())).sent).toMatchObject({
      answer: '7/8',
      seen: ['5/6'],
    });
  });

  it('ends a test whose time is up with what was saved last', async () => {
    const conflict = failing('CONFLICT', 409, { theirs: '5/6' });
    expect(
      (
        await press(
          [
            ['intent', 'time-up'],
            ['seen', ''],
            ['answer', '7/8'],
          ],
          conflict,
        )
      ).to,
    ).toBe(here);
  });

  it.each([
    [429, 'RATE_LIMITED'],
    [422, 'UNPROCESSABLE'],
    [503, 'UNAVAILABLE'],
  ])('keeps what was typed after %s', async (status, code) => {
    const reply = await press(
      [
        ['intent', 'save'],
        ['seen', ''],
        ['answer', '12/35'],
      ],
      failing(code, status),
    );
    expect(reply).toMatchObject({ status, data: { typed: '12/35' } });
  });
});
