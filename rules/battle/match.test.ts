import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  awayAfterMs,
  countdownMs,
  foundMs,
  isOver,
  type MatchEvent,
  type MatchMove,
  type MatchState,
  matchOutcome,
  playMove,
  pointsOf,
  questionLasts,
  questionsInMatch,
  revealMs,
  type Seat,
  startMatch,
} from './match';

const begin = 1_000_000;
const lasts = Array.from({ length: questionsInMatch }, () => 30_000);
const start = startMatch(begin, lasts);

/** Plays the moves that may be; gives the end and all events. */
function play(moves: readonly MatchMove[], from: MatchState = start): { state: MatchState; events: MatchEvent[] } {
  let state = from;
  const events: MatchEvent[] = [];
  for (const move of moves) {
    const played = playMove(state, move);
    state = played.state;
    events.push(...played.events);
  }
  return { state, events };
}

const opensAt = begin + foundMs + countdownMs;
const tick = (at: number): MatchMove => ({ kind: 'TICK', at });
const answer = (seat: Seat, index: number, at: number, right = true): MatchMove => {
  return { kind: 'ANSWER', seat, index, at, right };
};
const seen = (seat: Seat, at: number): MatchMove => ({ kind: 'SEEN', seat, at });
const justOpened = play([tick(begin + foundMs), tick(opensAt)]).state;
/** The first question is open, and both players look at it. */
const firstOpen = play([seen(0, opensAt), seen(1, opensAt)], justOpened).state;

/** Both answer each question after so many milliseconds; null: wrong. */
function wholeMatch(times: readonly (readonly [number | null, number | null])[]): MatchState {
  let state = firstOpen;
  times.forEach((pair, index) => {
    const opened = state.since;
    const moves = pair.map((after, seat) => answer(seat as Seat, index, opened + (after ?? 1), after !== null));
    state = play(moves, state).state;
    state = play([tick(state.endsAt ?? 0)], state).state;
  });
  return state;
}

describe('a match', () => {
  it('goes from found over countdown, questions and reveals to its end', () => {
    const { state, events } = play([tick(begin + foundMs - 1), tick(begin + foundMs), tick(opensAt)]);
    expect(events.map(({ kind }) => kind)).toEqual(['COUNTDOWN_BEGAN', 'QUESTION_OPENED']);
    expect(state).toMatchObject({ phase: 'QUESTION', index: 0, since: opensAt, endsAt: opensAt + 30_000 });
    const both = play([answer(0, 0, opensAt + 4000), answer(1, 0, opensAt + 9000, false)], state);
    expect(both.events.map(({ kind }) => kind)).toEqual(['ANSWERED', 'ANSWERED', 'QUESTION_REVEALED']);
    expect(both.state).toMatchObject({ phase: 'REVEAL', endsAt: opensAt + 9000 + revealMs });
    const next = play([tick(opensAt + 9000 + revealMs)], both.state);
    expect(next.state).toMatchObject({ phase: 'QUESTION', index: 1 });
    const end = wholeMatch(lasts.map(() => [5000, null]));
    expect(end).toMatchObject({ phase: 'FINISHED', endsAt: null });
    expect(matchOutcome(end)).toMatchObject({ winner: 0, by: 'POINTS', right: [7, 0], rightTime: [35_000, 0] });
  });

  it('says nothing of a verdict before the reveal', () => {
    const texts = [true, false].map((right) => {
      return JSON.stringify(playMove(firstOpen, answer(0, 0, opensAt + 5000, right)).events);
    });
    expect(texts[0]).toBe(texts[1]);
  });

  it('reveals when the time is over, and gives a whole next question however late that was seen', () => {
    const late = opensAt + 30_000 + 7000;
    const { state } = play([answer(0, 0, opensAt + 30_000), tick(late), tick(late + revealMs)], firstOpen);
    expect(state).toMatchObject({ index: 1, since: late + revealMs, endsAt: late + revealMs + 30_000 });
    expect(state.answers[0][0]).not.toBeNull();
  });

  it('refuses what is early, late, doubled, for another question, or after the end, and changes nothing', () => {
    const refusal = (state: MatchState, move: MatchMove) => {
      const played = playMove(state, move);
      expect(played.state).toBe(state);
      expect(played.events).toEqual([]);
      return played.refused;
    };
    expect(refusal(start, answer(0, 0, begin + 10))).toBe('NOT_OPEN');
    expect(refusal(firstOpen, answer(0, 0, opensAt - 1))).toBe('NOT_OPEN');
    expect(refusal(firstOpen, answer(0, 3, opensAt + 10))).toBe('NOT_OPEN');
    expect(refusal(firstOpen, answer(0, -1, opensAt + 10))).toBe('NOT_OPEN');
    expect(refusal(firstOpen, answer(0, 0.5, opensAt + 10))).toBe('NOT_OPEN');
    expect(refusal(firstOpen, answer(0, 0, Number.NaN))).toBe('NOT_OPEN');
    expect(refusal(firstOpen, answer(0, 0, opensAt + 30_001))).toBe('LATE');
    const answered = playMove(firstOpen, answer(0, 0, opensAt + 10, false)).state;
    expect(refusal(answered, answer(0, 0, opensAt + 20))).toBe('ALREADY_ANSWERED');
    const second = play([tick(opensAt + 30_000), tick(opensAt + 40_000)], answered).state;
    expect(second.index).toBe(1);
    expect(refusal(second, answer(1, 0, opensAt + 29_000))).toBe('LATE');
    const end = wholeMatch(lasts.map(() => [1, 1]));
    for (const kind of ['SEEN', 'LEAVE'] as const) {
      expect(refusal(end, { kind, seat: 0, at: end.since + 1 })).toBe('OVER');
    }
    expect(refusal(end, answer(0, 6, end.since + 1))).toBe('OVER');
    expect(refusal(end, { kind: 'VOID', at: end.since + 1 })).toBe('OVER');
  });

  it('can be void at any time, and is over then', () => {
    const { state, events } = play([{ kind: 'VOID', at: opensAt + 5 }], firstOpen);
    expect(state).toMatchObject({ phase: 'VOID', endsAt: null });
    expect(events).toEqual([{ kind: 'VOIDED', at: opensAt + 5 }]);
  });
});

describe('points', () => {
  it('are 100 for a right answer and up to 50 for speed', () => {
    const at = (ms: number, right = true) => pointsOf(30_000, opensAt, { at: opensAt + ms, right });
    expect([at(0), at(15_000), at(30_000), at(0, false)]).toEqual([150, 125, 100, 0]);
    expect(pointsOf(30_000, opensAt, null)).toBe(0);
  });

  it('decide first, then right answers, then their time, else it is a draw', () => {
    const none = lasts.map(() => [null, null] as const);
    const outcome = (pairs: (readonly [number | null, number | null])[]) => {
      return matchOutcome(wholeMatch([...pairs, ...none.slice(pairs.length)]));
    };
    expect(outcome([[3000, 20_000]])).toMatchObject({ winner: 0, by: 'POINTS' });
    // 3 × 100 against 2 × 150: equal points, more right answers.
    expect(
      outcome([
        [0, 30_000],
        [0, 30_000],
        [null, 30_000],
      ]),
    ).toMatchObject({ winner: 1, by: 'RIGHT', points: [300, 300] });
    // Both 125 points by rounding, one a little sooner.
    expect(outcome([[15_000, 15_001]])).toMatchObject({ winner: 0, by: 'TIME', points: [125, 125] });
    expect(outcome([[15_001, 15_000]])).toMatchObject({ winner: 1, by: 'TIME' });
    expect(outcome([[8000, 8000]])).toMatchObject({ winner: null, by: 'DRAW' });
    expect(outcome([])).toMatchObject({ winner: null, by: 'DRAW', points: [0, 0] });
  });

  it('give a question twice its median, 20 to 90 seconds', () => {
    expect([5000, 18_400, 60_000].map(questionLasts)).toEqual([20_000, 36_800, 90_000]);
  });
});

describe('leaving', () => {
  const leave = (seat: Seat, at: number): MatchMove => ({ kind: 'LEAVE', seat, at });

  it('ends the match for whoever stays and is not behind', () => {
    const { state, events } = play([answer(0, 0, opensAt + 50, false), leave(1, opensAt + 100)], firstOpen);
    expect(state).toMatchObject({ phase: 'FINISHED', left: 1 });
    expect(events.at(-1)).toMatchObject({ kind: 'FINISHED', outcome: { winner: 0, by: 'LEFT' } });
  });

  it('lets whoever is behind play on and win as soon as they are equal', () => {
    const led = play([answer(0, 0, opensAt + 30_000), tick(opensAt + 30_000), leave(0, opensAt + 30_001)], firstOpen);
    expect(led.state).toMatchObject({ phase: 'REVEAL', left: 0 });
    const opened = opensAt + 30_000 + revealMs;
    const alone = play([tick(opened)], led.state).state;
    expect(playMove(alone, answer(0, 1, opened + 5)).refused).toBe('OVER');
    const wrong = play([answer(1, 1, opened + 5, false)], alone).state;
    expect(wrong).toMatchObject({ phase: 'REVEAL', index: 1 });
    const right = play([answer(1, 1, opened + 5)], alone);
    expect(right.events.at(-1)).toMatchObject({ kind: 'FINISHED', outcome: { winner: 1, by: 'LEFT' } });
    let rest = wrong;
    while (!isOver(rest)) rest = play([tick(rest.endsAt ?? 0)], rest).state;
    expect(matchOutcome(rest)).toMatchObject({ winner: 0, by: 'POINTS' });
  });

  it('by both gives one result as it stands', () => {
    const led = play([answer(0, 0, opensAt + 5), leave(0, opensAt + 6), leave(1, opensAt + 7)], firstOpen);
    expect(led.state).toMatchObject({ phase: 'FINISHED', left: 'BOTH' });
    expect(matchOutcome(led.state)).toMatchObject({ winner: 0, by: 'POINTS' });
  });

  it('is not a lost connection that is back within 20 seconds, nor one missed question', () => {
    const closes = opensAt + 30_000;
    const back = play([seen(1, closes - awayAfterMs + 1), tick(closes)], firstOpen).state;
    expect(back.away).toEqual([[0], []]);
    const away = play([seen(0, closes), seen(1, closes - awayAfterMs), tick(closes)], firstOpen).state;
    expect(away).toMatchObject({ phase: 'REVEAL', away: [[], [0]], left: null });
    const second = closes + revealMs + 30_000;
    const opened = play([tick(closes + revealMs)], away).state;
    const kept = play([seen(0, second), seen(1, second - 10), tick(second)], opened).state;
    expect(kept).toMatchObject({ phase: 'REVEAL', away: [[], [0]], left: null });
    const gone = play([answer(0, 1, second - 5, false), seen(0, second), tick(second)], opened);
    expect(gone.state).toMatchObject({ phase: 'FINISHED', away: [[], [0, 1]], left: 1 });
    expect(matchOutcome(gone.state)).toMatchObject({ winner: 0, by: 'LEFT' });
  });
});

describe('a result', () => {
  const closes = opensAt + 30_000;
  const leave = (seat: Seat, at: number): MatchMove => ({ kind: 'LEAVE', seat, at });
  const ends = (moves: readonly MatchMove[], from = justOpened) => {
    const { state, events } = play(moves, from);
    const over = events.flatMap(({ kind }) => (kind === 'FINISHED' || kind === 'VOIDED' ? [kind] : []));
    return { phase: state.phase, left: state.left, over };
  };

  it('is void for both where nobody is there', () => {
    expect(ends([tick(closes)])).toEqual({ phase: 'VOID', left: null, over: ['VOIDED'] });
  });

  it.each([0, 1] as const)('is void where only seat %i saw the first question, whatever it answered', (here) => {
    expect(ends([answer(here, 0, opensAt + 5), tick(closes)])).toMatchObject({ phase: 'VOID', over: ['VOIDED'] });
  });

  it('is void where one leaves before the first question, and the one who left is known', () => {
    expect(ends([leave(1, begin + 100)], start)).toEqual({ phase: 'VOID', left: 1, over: ['VOIDED'] });
  });

  it('is void where one leaves before anybody has answered, and none where nobody answers to the end', () => {
    expect(ends([leave(0, opensAt + 900)], firstOpen)).toMatchObject({ phase: 'VOID', over: ['VOIDED'] });
    let quiet = firstOpen;
    while (!isOver(quiet)) {
      const at = quiet.endsAt ?? 0;
      quiet = play([seen(0, at), seen(1, at), tick(at)], quiet).state;
    }
    expect(quiet).toMatchObject({ phase: 'VOID', left: null, index: questionsInMatch - 1 });
  });

  it('counts once both saw the first question and one has answered, also wrong', () => {
    expect(ends([answer(0, 0, opensAt + 900, false), leave(1, opensAt + 950)], firstOpen)).toEqual({
      phase: 'FINISHED',
      left: 1,
      over: ['FINISHED'],
    });
  });
});

const someLasts = fc.array(fc.integer({ min: 20_000, max: 90_000 }), { minLength: 7, maxLength: 7 });
const seat = fc.constantFrom<Seat>(0, 1);
/** Moves in any order and at any time, many of them nonsense. */
const someMoves = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constant('TICK' as const), after: fc.integer({ min: -9, max: 40_000 }) }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('ANSWER' as const),
        seat,
        by: fc.constantFrom(0, 0, 0, 0, 1, -1),
        right: fc.boolean(),
        after: fc.integer({ min: -2000, max: 30_000 }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('SEEN' as const), seat, after: fc.nat(20_000) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('LEAVE' as const), seat, after: fc.nat(20_000) }) },
  ),
  { maxLength: 120 },
);

/** Plays arbitrary moves with times relative to the phase; gives every step. */
function stumble(durations: readonly number[], moves: typeof someMoves extends fc.Arbitrary<infer M> ? M : never) {
  let state = startMatch(begin, durations);
  const taken: MatchMove[] = [];
  const events: MatchEvent[] = [];
  for (const { after, ...rest } of moves) {
    const at = state.since + after;
    const move: MatchMove =
      rest.kind === 'ANSWER'
        ? { kind: 'ANSWER', seat: rest.seat, index: state.index + rest.by, right: rest.right, at }
        : { ...rest, at };
    const played = playMove(state, move);
    if (played.refused === null) taken.push(move);
    else expect(played.state).toBe(state);
    expect(played.state.since).toBeGreaterThanOrEqual(state.since);
    const answered = played.state.answers.flat().map((each) => each?.at ?? 0);
    if (isOver(played.state)) expect(played.state.since).toBeGreaterThanOrEqual(Math.max(...answered));
    events.push(...played.events);
    state = played.state;
  }
  return { state, taken, events };
}

describe('whatever comes, in whatever order', () => {
  it('refused moves leave no trace: the taken ones alone give the same match', () => {
    fc.assert(
      fc.property(someLasts, someMoves, (durations, moves) => {
        const { state, taken, events } = stumble(durations, moves);
        const again = play(taken, startMatch(begin, durations));
        expect(again.state).toEqual(state);
        expect(again.events).toEqual(events);
      }),
    );
  });

  it('the sum of the events gives phase, question, opening times, answering times and the result', () => {
    fc.assert(
      fc.property(someLasts, someMoves, (durations, moves) => {
        const { state, events } = stumble(durations, moves);
        const told = { phase: 'FOUND', index: 0, opened: durations.map((): number | null => null) };
        const times: (number | null)[][] = [[...told.opened], [...told.opened]];
        for (const event of events) {
          if (event.kind === 'COUNTDOWN_BEGAN') told.phase = 'COUNTDOWN';
          if (event.kind === 'QUESTION_OPENED') {
            Object.assign(told, { phase: 'QUESTION', index: event.index });
            told.opened[event.index] = event.at;
          }
          if (event.kind === 'ANSWERED') (times[event.seat] ?? [])[event.index] = event.at;
          if (event.kind === 'QUESTION_REVEALED') told.phase = 'REVEAL';
          if (event.kind === 'VOIDED') told.phase = 'VOID';
          if (event.kind === 'FINISHED') {
            told.phase = 'FINISHED';
            expect(event.outcome).toEqual(matchOutcome(state));
          }
        }
        expect(told).toEqual({ phase: state.phase, index: state.index, opened: state.opened });
        expect(times).toEqual(state.answers.map((own) => own.map((each) => each?.at ?? null)));
        expect(events.filter(({ kind }) => kind === 'FINISHED' || kind === 'VOIDED').length).toBe(
          isOver(state) ? 1 : 0,
        );
      }),
    );
  });

  it('every match ends by its clock alone, in its time', () => {
    fc.assert(
      fc.property(someLasts, someMoves, (durations, moves) => {
        let { state } = stumble(durations, moves);
        const from = state.since;
        for (let steps = 0; !isOver(state); steps += 1) {
          expect(steps).toBeLessThan(20);
          state = play([tick(state.endsAt ?? 0)], state).state;
        }
        const longest = foundMs + countdownMs + durations.reduce((sum, each) => sum + each + revealMs, 0);
        expect(state.since - from).toBeLessThanOrEqual(longest);
      }),
    );
  });

  it('the two seats are treated alike', () => {
    fc.assert(
      fc.property(someLasts, someMoves, (durations, moves) => {
        const mirrored = moves.map((move) => ('seat' in move ? { ...move, seat: (1 - move.seat) as Seat } : move));
        const [one, other] = [stumble(durations, moves), stumble(durations, mirrored)].map(({ state }) => state);
        if (!one || !other) throw new Error('Two matches were played.');
        expect([...other.answers].reverse()).toEqual(one.answers);
        expect(other.phase).toBe(one.phase);
        const [mine, theirs] = [matchOutcome(one), matchOutcome(other)];
        expect(theirs.winner).toBe(mine.winner === null ? null : 1 - mine.winner);
        expect(theirs.by).toBe(mine.by);
      }),
    );
  });
});
