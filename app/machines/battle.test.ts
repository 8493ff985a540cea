import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { type BattlePlace, type BattleStatus, battleMachine, progressOf } from './battle';
import { everyMove } from './every-move';

const place = (status: BattleStatus, index = 0, answered = false): BattlePlace => ({ status, index, answered });

function at(status: BattleStatus, index = 0, answered = false) {
  const actor = createActor(battleMachine, { input: { place: place(status, index, answered) } }).start();
  return {
    send: actor.send.bind(actor),
    getSnapshot: actor.getSnapshot.bind(actor),
    match: () => actor.getSnapshot().value.match,
    link: () => actor.getSnapshot().value.link,
    draft: () => actor.getSnapshot().context.draft,
  };
}

function locking(text = '3/7') {
  const battle = at('QUESTION', 2);
  battle.send({ type: 'TYPE', text });
  battle.send({ type: 'LOCK' });
  expect(battle.match()).toEqual({ question: 'locking' });
  return battle;
}

describe('a battle on the page', () => {
  it.each([
    ['WAITING', 'waiting'],
    ['FOUND', 'found'],
    ['COUNTDOWN', 'countdown'],
    ['QUESTION', { question: 'open' }],
    ['REVEAL', 'reveal'],
    ['FINISHED', 'finished'],
    ['VOID', 'void'],
    ['CANCELLED', 'cancelled'],
  ] as const)('%s: starts where the server is', (status, state) => {
    expect(at(status).match()).toEqual(state);
  });

  it('comes back to a question that is answered already', () => {
    expect(at('QUESTION', 3, true).match()).toEqual({ question: 'locked' });
  });

  it('goes through a whole match as the server tells', () => {
    const battle = at('WAITING');
    const seen: unknown[] = [];
    for (const next of [
      place('FOUND'),
      place('COUNTDOWN'),
      place('QUESTION', 0),
      place('QUESTION', 0, true),
      place('REVEAL', 0),
      place('QUESTION', 1),
      place('FINISHED', 6),
    ]) {
      battle.send({ type: 'SYNC', place: next });
      seen.push(battle.match());
    }
    expect(seen).toEqual([
      'found',
      'countdown',
      { question: 'open' },
      { question: 'locked' },
      'reveal',
      { question: 'open' },
      'finished',
    ]);
  });

  it('ignores a reply that another overtook, whatever it says', () => {
    const battle = at('QUESTION', 2);
    for (const late of [place('REVEAL', 1), place('QUESTION', 1, true), place('COUNTDOWN'), place('WAITING')])
      battle.send({ type: 'SYNC', place: late });
    expect(battle.match()).toEqual({ question: 'open' });
    const over = at('FINISHED', 6);
    over.send({ type: 'SYNC', place: place('QUESTION', 6) });
    expect(over.match()).toBe('finished');
  });

  it('keeps what is typed while the same question is told again, and empties it with the next', () => {
    const battle = at('QUESTION', 2);
    battle.send({ type: 'TYPE', text: '12' });
    battle.send({ type: 'SYNC', place: place('QUESTION', 2) });
    expect(battle.draft()).toBe('12');
    battle.send({ type: 'SYNC', place: place('QUESTION', 3) });
    expect(battle.draft()).toBe('');
  });

  it('locks one answer in, and nothing empty', () => {
    const battle = at('QUESTION');
    battle.send({ type: 'LOCK' });
    expect(battle.match()).toEqual({ question: 'open' });
    const sent = locking();
    sent.send({ type: 'TYPE', text: 'another' });
    expect(sent.draft()).toBe('3/7');
    sent.send({ type: 'LOCKED' });
    sent.send({ type: 'LOCK' });
    expect(sent.match()).toEqual({ question: 'locked' });
  });

  it('gives back an answer that cannot be read, to be mended', () => {
    const battle = locking('3//7');
    battle.send({ type: 'UNREADABLE' });
    expect(battle.match()).toEqual({ question: 'unreadable' });
    battle.send({ type: 'TYPE', text: '3/7' });
    battle.send({ type: 'LOCK' });
    expect(battle.match()).toEqual({ question: 'locking' });
  });

  it('says when an answer came after the time', () => {
    const battle = locking();
    battle.send({ type: 'LATE' });
    expect(battle.match()).toEqual({ question: 'late' });
  });

  it('sends an answer again that did not get through, at once when the connection is back', () => {
    vi.useFakeTimers();
    try {
      const battle = locking();
      battle.send({ type: 'UNSENT' });
      expect([battle.match(), battle.draft()]).toEqual([{ question: 'unsent' }, '3/7']);
      vi.advanceTimersByTime(2000);
      expect(battle.match()).toEqual({ question: 'locking' });
      battle.send({ type: 'UNSENT' });
      battle.send({ type: 'LOST' });
      battle.send({ type: 'BACK' });
      expect([battle.match(), battle.link()]).toEqual([{ question: 'locking' }, 'connected']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('gives up an unsent answer when the question is over', () => {
    const battle = locking();
    battle.send({ type: 'UNSENT' });
    battle.send({ type: 'SYNC', place: place('REVEAL', 2) });
    expect(battle.match()).toBe('reveal');
  });

  it('knows a lost connection wherever the match stands', () => {
    for (const status of ['WAITING', 'COUNTDOWN', 'QUESTION', 'REVEAL'] as const) {
      const battle = at(status);
      battle.send({ type: 'LOST' });
      expect(battle.link()).toBe('reconnecting');
      battle.send({ type: 'BACK' });
      expect(battle.link()).toBe('connected');
    }
  });
});

describe('every event in every state', () => {
  const events = {
    'next question': { type: 'SYNC', place: place('QUESTION', 3) },
    'same question': { type: 'SYNC', place: place('QUESTION', 2) },
    'same question, answered': { type: 'SYNC', place: place('QUESTION', 2, true) },
    'an older reply': { type: 'SYNC', place: place('REVEAL', 1) },
    type: { type: 'TYPE', text: '5' },
    lock: { type: 'LOCK' },
    locked: { type: 'LOCKED' },
    unreadable: { type: 'UNREADABLE' },
    late: { type: 'LATE' },
    unsent: { type: 'UNSENT' },
  } as const;
  const match = ({ match: state }: { match: unknown }) => state;
  const elsewhere = {
    'same question': 'ignored',
    'an older reply': 'ignored',
    type: 'ignored',
    lock: 'ignored',
    locked: 'ignored',
    unreadable: 'ignored',
    late: 'ignored',
    unsent: 'ignored',
  };

  it('an open question', () => {
    expect(everyMove(() => at('QUESTION', 2), events, match)).toEqual({
      ...elsewhere,
      'next question': 'noted',
      'same question, answered': { question: 'locked' },
      type: 'noted',
    });
  });

  it('an answer on its way', () => {
    expect(everyMove(locking, events, match)).toEqual({
      ...elsewhere,
      'next question': { question: 'open' },
      'same question, answered': { question: 'locked' },
      locked: { question: 'locked' },
      unreadable: { question: 'unreadable' },
      late: { question: 'late' },
      unsent: { question: 'unsent' },
    });
  });

  it('an answer that is locked in', () => {
    expect(everyMove(() => at('QUESTION', 2, true), events, match)).toEqual({
      ...elsewhere,
      'next question': { question: 'open' },
      'same question, answered': 'ignored',
    });
  });

  it('a match that is over', () => {
    expect(everyMove(() => at('FINISHED', 6), events, match)).toEqual({
      ...elsewhere,
      'next question': 'ignored',
      'same question, answered': 'ignored',
    });
  });
});

it('a match only goes forward', () => {
  const order = [
    place('WAITING'),
    place('FOUND'),
    place('COUNTDOWN'),
    place('QUESTION', 0),
    place('REVEAL', 0),
    place('QUESTION', 1),
    place('REVEAL', 6),
    place('FINISHED', 6),
  ].map(progressOf);
  expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
});
