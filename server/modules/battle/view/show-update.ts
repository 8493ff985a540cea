import { awayAfterMs, type MatchState, otherSeat, type Seat } from '../../../../rules/battle/match';
import { modelLatex } from '../../catalogue/index';
import { askedQuestion } from '../../practice/index';
import type { StoredQuestion } from '../../questions/index';
import type {
  BattleMark,
  BattleQuestion,
  BattleReveal,
  BattleStanding,
  BattleStatus,
  BattleUpdate,
} from '../battle-data';
import type { AnswerRow, BattleRow, SeatRow } from '../match/match.repo';
import { marksOf, verdictOf } from './marks';

/** What of a battle its course is read from. */
export interface UpdatedBattle {
  /** Of a battle that waits, or is over, the status of its row. */
  status: BattleUpdate['status'];
  state: MatchState | null;
  recorded_answers: BattleRow['recorded_answers'];
  seats: readonly Pick<SeatRow, 'seat' | 'seen_at'>[];
  answers: readonly Pick<AnswerRow, 'seat' | 'index' | 'answer'>[];
}

const recordedSeat: Seat = 1;

/**
 * What a match changes, for one seat: of the other player's answer only that it is there. Key and verdicts come with the
 * reveal. `asked`: the question that is open or revealed.
 */
export function showUpdate(
  { status, state, recorded_answers, seats, answers }: UpdatedBattle,
  { seat, now, asked }: { seat: Seat; now: number; asked: StoredQuestion | undefined },
): BattleUpdate {
  const seenAt = (of: Seat) => seats.find((each) => each.seat === of)?.seen_at ?? now;
  const other = otherSeat(seat);
  const isRecorded = recorded_answers !== null && other === recordedSeat;
  return {
    status,
    serverNow: now,
    endsAt: state?.endsAt ?? null,
    phaseSince: state?.since ?? null,
    index: state?.index ?? 0,
    me: { ...standingOf(state, seat), away: false },
    they: {
      ...standingOf(state, other),
      away: state !== null && playing.has(status) && !isRecorded && isAway(state, other, seenAt(other), now),
    },
    myAnswer: answers.find((each) => each.seat === seat && each.index === state?.index)?.answer ?? null,
    reveal: state && asked && status === 'REVEAL' ? revealOf(state, seat, asked) : null,
  };
}

/** What a battle is at for its players: its phase while it is played, else the status of its row. */
export function statusOf({ status, state }: Pick<BattleRow, 'status' | 'state'>): BattleStatus {
  return status === 'RUNNING' ? (state?.phase ?? 'FOUND') : status;
}

const playing: ReadonlySet<BattleUpdate['status']> = new Set(['FOUND', 'COUNTDOWN', 'QUESTION', 'REVEAL']);

function standingOf(state: MatchState | null, seat: Seat): Pick<BattleStanding, 'points' | 'marks'> {
  const marks = marksOf(state, seat);
  const points = marks.map((mark, index) => (state && isTold(mark) ? verdictOf(state, seat, index).points : 0));
  return { points: points.reduce((sum, each) => sum + each, 0), marks };
}

const isTold = (mark: BattleMark): boolean => mark === 'RIGHT' || mark === 'WRONG' || mark === 'MISSED';

function isAway({ left, lastSeen }: MatchState, seat: Seat, seenAt: number, now: number): boolean {
  return left === seat || left === 'BOTH' || now - Math.max(seenAt, lastSeen[seat]) >= awayAfterMs;
}

function revealOf(state: MatchState, seat: Seat, question: StoredQuestion): BattleReveal {
  const { index } = state;
  return {
    index,
    answerLatex: modelLatex(question),
    mine: verdictOf(state, seat, index),
    theirs: verdictOf(state, otherSeat(seat), index),
  };
}

/** A question as both are asked it, and no more of it than that. */
export function showQuestion(stored: StoredQuestion): BattleQuestion {
  const { hintCount: _, choices, ...asked } = askedQuestion(stored);
  return { ...asked, title: '', choices: choices.map(({ id, text }) => ({ id, text })) };
}
