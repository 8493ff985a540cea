import { afterEach, describe, expect, it, vi } from 'vitest';
import { dataServer, memberForm, noDataServer, refusal } from '../../tests/specification/requests';
import { playBattle } from './battle-action.server';
import { beginBattle } from './begin-battle.server';

const battleId = '00000000-0000-4000-8000-000000000001';
const update = { status: 'QUESTION', index: 2, myAnswer: null, reveal: null };
const byScript = { 'sec-fetch-dest': 'empty' };

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const request = memberForm(`/battle/${battleId}`, fields, headers);
  const form = await request.clone().formData();
  const reply: unknown = await playBattle(request, battleId, form);
  if (reply instanceof Response) return { status: reply.status, to: reply.headers.get('location') };
  const { data, init } = reply as { data: { kind: string }; init: { status?: number } | null };
  return { status: init?.status ?? 200, ...data };
}

const answered = (problem: string | null, more: object = {}) => ({
  data: { answerBattle: { problem, update: { ...update, ...more } } },
});
const answer = { intent: 'answer', index: '2', answer: '3//4' };

afterEach(() => vi.unstubAllGlobals());

describe('an answer', () => {
  it('that is locked in brings where the match stands; without scripts it leads to the page', async () => {
    const asked = dataServer(answered(null, { myAnswer: '3/4' }));
    expect(await send(answer, byScript)).toMatchObject({
      status: 200,
      kind: 'locked',
      update: { index: 2, myAnswer: '3/4' },
    });
    expect(asked[0]?.variables).toEqual({ battleId, index: 2, answer: '3//4' });
    expect(await send(answer)).toEqual({ status: 302, to: `/battle/${battleId}` });
  });

  it('that cannot be read may be mended, and is kept', async () => {
    dataServer(answered('Write it with digits.'));
    const kept = { kind: 'unreadable', problem: 'Write it with digits.', typed: '3//4' };
    expect(await send(answer, byScript)).toMatchObject({ status: 200, ...kept });
    expect(await send(answer)).toMatchObject({ status: 422, ...kept });
  });

  it('to a question that is over came too late', async () => {
    dataServer(answered('Time ran out before your answer arrived.', { status: 'REVEAL' }));
    expect(await send(answer, byScript)).toMatchObject({ status: 200, kind: 'late' });
    dataServer(answered('Your first answer is locked in.', { myAnswer: '1/2' }));
    expect(await send(answer)).toMatchObject({ status: 409, kind: 'late' });
  });

  it('that does not reach the server is to be sent again', async () => {
    noDataServer();
    expect(await send(answer, byScript)).toMatchObject({ status: 503, kind: 'unsent' });
  });

  it.each(['', '-1', '1.5', 'x', '999'])('to question “%s” asks nothing of the server', async (index) => {
    const asked = dataServer({});
    expect(await send({ ...answer, index })).toMatchObject({ status: 400, kind: 'failed', typed: '3//4' });
    expect(asked).toEqual([]);
  });
});

it('a form that nobody knows is refused in a sentence', async () => {
  expect(await send({ intent: 'win' })).toMatchObject({ status: 400, kind: 'failed' });
});

it('leaving leads to the result, or away from a match that goes on', async () => {
  const left = (status: string) =>
    dataServer({ data: { leaveBattle: { id: battleId, status, course: { id: 'year-8' } } } });
  left('FINISHED');
  expect(await send({ intent: 'leave' })).toEqual({ status: 302, to: `/battle/${battleId}` });
  left('CANCELLED');
  expect(await send({ intent: 'leave' })).toEqual({ status: 302, to: '/game?course=year-8' });
});

it('a report without a known reason is a report all the same', async () => {
  const asked = dataServer({ data: { reportBattlePlayer: true } });
  expect(await send({ intent: 'report', reason: 'x' })).toMatchObject({ kind: 'done' });
  expect(asked[0]?.variables).toEqual({ battleId, reason: 'OTHER' });
});

it('a rule that refuses is said on the page, and leads nowhere', async () => {
  dataServer(refusal('FORBIDDEN', 403, 'Your teacher opens battles from 3:30 pm.'));
  const request = memberForm('/game', { intent: 'play', course: 'year-8', whom: 'ANYONE' });
  const reply = await beginBattle(request, await request.clone().formData());
  expect(reply).toMatchObject({
    data: { intent: 'play', problem: 'Your teacher opens battles from 3:30 pm.' },
    init: { status: 403 },
  });
});

it.each([
  [{ whom: 'FRIENDS' }, { scope: 'FRIENDS', classId: null }],
  [{ whom: 'CLASS:8c' }, { scope: 'CLASS', classId: '8c' }],
  [{ whom: 'EVERYBODY' }, { scope: 'ANYONE', classId: null }],
])('the form %o looks among %o', async (fields, variables) => {
  const asked = dataServer({ data: { joinBattle: { id: battleId } } });
  const request = memberForm('/game', { intent: 'play', course: 'year-8', ...fields });
  const reply = await beginBattle(request, await request.clone().formData());
  expect(reply instanceof Response && reply.headers.get('location')).toBe(`/battle/${battleId}`);
  expect(asked[0]?.variables).toEqual({ courseId: 'year-8', ...variables });
});
