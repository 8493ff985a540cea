/**
 * A match between two players as a pure state machine. The server's clock comes in with every move, in milliseconds; what
 * the browsers' clocks say never does.
 */

export type Seat = 0 | 1;
export type Phase = 'FOUND' | 'COUNTDOWN' | 'QUESTION' | 'REVEAL' | 'FINISHED' | 'VOID';

/** The first readable answer of a seat to one question. */
export interface SeatAnswer {
  at: number;
  right: boolean;
}

export interface MatchState {
  phase: Phase;
  /** The question that is open or revealed, 0 to 6; 0 before the first. */
  index: number;
  /** When the phase began, and when it ends by itself: null once the match is over. */
  since: number;
  endsAt: number | null;
  /** How long each question lasts. */
  lasts: readonly number[];
  /** When each question opened, null where it has not. */
  opened: readonly (number | null)[];
  answers: readonly [readonly (SeatAnswer | null)[], readonly (SeatAnswer | null)[]];
  lastSeen: readonly [number, number];
  /** The questions that a seat missed while it was away. */
  away: readonly [readonly number[], readonly number[]];
  left: Seat | 'BOTH' | null;
}

export type MatchMove =
  | { kind: 'ANSWER'; seat: Seat; index: number; at: number; right: boolean }
  | { kind: 'TICK'; at: number }
  | { kind: 'SEEN'; seat: Seat; at: number }
  | { kind: 'LEAVE'; seat: Seat; at: number }
  | { kind: 'VOID'; at: number };

/** What happened, each with its moment. The verdict of an answer is never among them: it waits for the reveal. */
export type MatchEvent =
  | { kind: 'COUNTDOWN_BEGAN'; at: number }
  | { kind: 'QUESTION_OPENED'; index: number; at: number }
  | { kind: 'ANSWERED'; seat: Seat; index: number; at: number }
  | { kind: 'QUESTION_REVEALED'; index: number; at: number }
  | { kind: 'FINISHED'; outcome: MatchOutcome; at: number }
  | { kind: 'VOIDED'; at: number };

export type Refusal = 'NOT_OPEN' | 'ALREADY_ANSWERED' | 'LATE' | 'OVER';

export interface Played {
  state: MatchState;
  events: MatchEvent[];
  refused: Refusal | null;
}

export interface MatchOutcome {
  winner: Seat | null;
  by: 'POINTS' | 'RIGHT' | 'TIME' | 'LEFT' | 'DRAW';
  points: [number, number];
  right: [number, number];
  /** What the right answers took together, in milliseconds. */
  rightTime: [number, number];
}

export const questionsInMatch = 7;
export const foundMs = 3000;
export const countdownMs = 3000;
export const revealMs = 2000;
/** Who is silent for less is not away: a lost connection may come back. */
export const awayAfterMs = 20_000;
/** Missed so many questions in a row while away: left. */
const missedMeansLeft = 2;

const pointsForRight = 100;
const pointsForSpeed = 50;
const shortestQuestion = 20_000;
const longestQuestion = 90_000;

/** How long a question lasts: twice the median time of its template, 20 to 90 seconds. */
export function questionLasts(medianMs: number): number {
  return Math.round(Math.min(longestQuestion, Math.max(shortestQuestion, medianMs * 2)));
}

/** A match that has just been found. `lasts`: how long each of its questions will, see `questionLasts`. */
export function startMatch(at: number, lasts: readonly number[]): MatchState {
  const none = lasts.map(() => null);
  return {
    phase: 'FOUND',
    index: 0,
    since: at,
    endsAt: at + foundMs,
    lasts,
    opened: none,
    answers: [none, none],
    lastSeen: [at, at],
    away: [[], []],
    left: null,
  };
}

export const isOver = ({ phase }: Pick<MatchState, 'phase'>): boolean => phase === 'FINISHED' || phase === 'VOID';

/**
 * The state after a move and what happened, in order. A move that may not be gives the same state, no event, and why.
 * A phase that ends by a late tick is followed by a whole one, from that tick on: a busy server takes nobody's time.
 * Answers in time must be played before the tick that closes their question.
 */
export function playMove(state: MatchState, move: MatchMove): Played {
  if (isOver(state)) return refuse(state, 'OVER');
  if (!Number.isFinite(move.at)) return refuse(state, 'NOT_OPEN');
  switch (move.kind) {
    case 'ANSWER':
      return answer(state, move);
    case 'TICK':
      return state.endsAt !== null && move.at >= state.endsAt ? nextPhase(state, move.at) : same(state);
    case 'SEEN':
      return hasLeft(state, move.seat) ? refuse(state, 'OVER') : same(seen(state, move.seat, move.at));
    case 'LEAVE':
      // Whoever leaves was there until then.
      return hasLeft(state, move.seat)
        ? refuse(state, 'OVER')
        : leave(seen(state, move.seat, move.at), [move.seat], move.at);
    case 'VOID':
      return endVoid(state, notBefore(state, move.at));
  }
}

/** Presence is noted in steps of a second: who was seen so shortly before a question opened saw it open. */
const seenStepMs = 1000;

/** Whether a result counts: both players saw the first question, and at least one of them has answered something. */
export function mayCount({ opened, lastSeen, answers }: Pick<MatchState, 'opened' | 'lastSeen' | 'answers'>): boolean {
  return sawFirst({ opened, lastSeen }) && answers.some((own) => own.some((each) => each !== null));
}

function sawFirst({ opened: [first], lastSeen }: Pick<MatchState, 'opened' | 'lastSeen'>): boolean {
  return first != null && lastSeen.every((at) => at > first - seenStepMs);
}

function endVoid(state: MatchState, at: number): Played {
  const next: MatchState = { ...state, phase: 'VOID', since: at, endsAt: null };
  return { state: next, events: [{ kind: 'VOIDED', at }], refused: null };
}

/** This moment, or the latest that the match knows of: what was played in another order does not turn time back. */
function notBefore({ since, answers, index }: MatchState, at: number): number {
  return Math.max(at, since, answers[0][index]?.at ?? at, answers[1][index]?.at ?? at);
}

/** What one answer is worth: 100 for a right one and up to 50 for speed, evenly over the time; else 0. */
export function pointsOf(lasts: number, opened: number, given: SeatAnswer | null): number {
  if (given === null || !given.right) return 0;
  const left = Math.min(1, Math.max(0, 1 - (given.at - opened) / lasts));
  return pointsForRight + Math.round(pointsForSpeed * left);
}

/**
 * Who wins as it stands: more points, then more right answers, then less time for them, else a draw. Against one who left
 * it is enough to be equal.
 */
export function matchOutcome(state: Pick<MatchState, 'lasts' | 'opened' | 'answers' | 'left'>): MatchOutcome {
  const sums = ([0, 1] as const).map((seat) => sumsOf(state, seat));
  const [zero, one] = sums as [Sums, Sums];
  const both = (of: (sums: Sums) => number): [number, number] => [of(zero), of(one)];
  const totals = { points: both((s) => s.points), right: both((s) => s.right), rightTime: both((s) => s.rightTime) };
  const stays = state.left === 0 || state.left === 1 ? otherSeat(state.left) : null;
  if (stays !== null && totals.points[stays] >= totals.points[otherSeat(stays)]) {
    return { winner: stays, by: 'LEFT', ...totals };
  }
  const by = (['points', 'right', 'rightTime'] as const).find((key) => totals[key][0] !== totals[key][1]);
  if (by === undefined) return { winner: null, by: 'DRAW', ...totals };
  const zeroIsMore = totals[by][0] > totals[by][1];
  if (by === 'rightTime') return { winner: zeroIsMore ? 1 : 0, by: 'TIME', ...totals };
  return { winner: zeroIsMore ? 0 : 1, by: by === 'points' ? 'POINTS' : 'RIGHT', ...totals };
}

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

interface Sums {
  points: number;
  right: number;
  rightTime: number;
}

function sumsOf({ lasts, opened, answers }: Pick<MatchState, 'lasts' | 'opened' | 'answers'>, seat: Seat): Sums {
  return answers[seat].reduce<Sums>(
    (sums, given, index) => {
      const from = opened[index] ?? 0;
      if (given === null || !given.right) return sums;
      return {
        points: sums.points + pointsOf(lasts[index] ?? shortestQuestion, from, given),
        right: sums.right + 1,
        rightTime: sums.rightTime + given.at - from,
      };
    },
    { points: 0, right: 0, rightTime: 0 },
  );
}

const same = (state: MatchState): Played => ({ state, events: [], refused: null });
const refuse = (state: MatchState, refused: Refusal): Played => ({ state, events: [], refused });
const hasLeft = ({ left }: MatchState, seat: Seat): boolean => left === seat || left === 'BOTH';

function seen(state: MatchState, seat: Seat, at: number): MatchState {
  return at <= state.lastSeen[seat] ? state : { ...state, lastSeen: withSeat(state.lastSeen, seat, at) };
}

function answer(state: MatchState, { seat, index, at, right }: MatchMove & { kind: 'ANSWER' }): Played {
  if (hasLeft(state, seat)) return refuse(state, 'OVER');
  if (state.answers[seat][index]) return refuse(state, 'ALREADY_ANSWERED');
  const opened = state.opened[index] ?? null;
  if (opened === null || at < opened) return refuse(state, 'NOT_OPEN');
  if (state.phase !== 'QUESTION' || index !== state.index) return refuse(state, 'LATE');
  if (state.endsAt === null || at > state.endsAt) return refuse(state, 'LATE');
  const given = state.answers[seat].map((each, place) => (place === index ? { at, right } : each));
  const next = seen({ ...state, answers: withSeat(state.answers, seat, given) }, seat, at);
  const after = settle(next, notBefore(next, at));
  return { ...after, events: [{ kind: 'ANSWERED', seat, index, at }, ...after.events] };
}

/** Goes on where nobody is waited for any more: both have answered, or the one who is left has. */
function settle(state: MatchState, at: number): Played {
  if (isDecidedByLeaving(state)) return finish(state, at);
  const waitedFor = ([0, 1] as const).some((seat) => !hasLeft(state, seat) && !state.answers[seat][state.index]);
  return state.phase === 'QUESTION' && !waitedFor ? reveal(state, at) : same(state);
}

/** Both left, or one did and the other is not behind. Whoever is behind plays on to catch up. */
function isDecidedByLeaving(state: MatchState): boolean {
  return state.left === 'BOTH' || (state.left !== null && matchOutcome(state).by === 'LEFT');
}

function nextPhase(state: MatchState, at: number): Played {
  if (state.phase === 'FOUND') {
    const next = { ...state, phase: 'COUNTDOWN', since: at, endsAt: at + countdownMs } as const;
    return { state: next, events: [{ kind: 'COUNTDOWN_BEGAN', at }], refused: null };
  }
  if (state.phase === 'COUNTDOWN') return open(state, 0, at);
  if (state.phase === 'QUESTION') return reveal(state, at);
  return state.index + 1 < state.lasts.length ? open(state, state.index + 1, at) : finish(state, at);
}

function open(state: MatchState, index: number, at: number): Played {
  const opened = state.opened.map((each, place) => (place === index ? at : each));
  const endsAt = at + (state.lasts[index] ?? shortestQuestion);
  const next: MatchState = { ...state, phase: 'QUESTION', index, since: at, endsAt, opened };
  return { state: next, events: [{ kind: 'QUESTION_OPENED', index, at }], refused: null };
}

function reveal(state: MatchState, at: number): Played {
  const { index } = state;
  if (index === 0 && !sawFirst(state)) return endVoid(state, at);
  const missed = (seat: Seat) =>
    !hasLeft(state, seat) && !state.answers[seat][index] && at - state.lastSeen[seat] >= awayAfterMs;
  const away = state.away.map((each, seat) => (missed(seat as Seat) ? [...each, index] : each));
  const next: MatchState = {
    ...state,
    phase: 'REVEAL',
    since: at,
    endsAt: at + revealMs,
    away: away as unknown as MatchState['away'],
  };
  const gone = ([0, 1] as const).filter((seat) => missed(seat) && isAwayInARow(next.away[seat], index));
  const after = gone.length > 0 ? leave(next, gone, at) : settle(next, at);
  return { ...after, events: [{ kind: 'QUESTION_REVEALED', index, at }, ...after.events] };
}

function isAwayInARow(away: readonly number[], index: number): boolean {
  return Array.from({ length: missedMeansLeft }, (_, back) => index - back).every((each) => away.includes(each));
}

function leave(state: MatchState, seats: readonly Seat[], at: number): Played {
  const left = state.left !== null || seats.length === 2 ? 'BOTH' : (seats[0] ?? null);
  return settle({ ...state, left }, notBefore(state, at));
}

function finish(state: MatchState, at: number): Played {
  if (!mayCount(state)) return endVoid(state, at);
  const next: MatchState = { ...state, phase: 'FINISHED', since: at, endsAt: null };
  return { state: next, events: [{ kind: 'FINISHED', outcome: matchOutcome(next), at }], refused: null };
}

function withSeat<T>(pair: readonly [T, T], seat: Seat, value: T): [T, T] {
  return seat === 0 ? [value, pair[1]] : [pair[0], value];
}
