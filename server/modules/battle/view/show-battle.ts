import { battleEmotes } from '../../../../rules/battle/emotes';
import { awayAfterMs, type MatchState, otherSeat, questionsInMatch, type Seat } from '../../../../rules/battle/match';
import { recordedOfferAfterMs } from '../../../../rules/battle/pairing';
import { findCourse, modelLatex } from '../../catalogue/index';
import { askedQuestion } from '../../practice/index';
import type { QuestionsById, StoredQuestion } from '../../questions/index';
import type { Battle, BattleMark, BattleReveal, BattleSeat, BattleStatus } from '../battle-data';
import { verdictOf } from '../match/match-events';
import type { ViewedBattle, ViewSeat } from './battle-view.repo';
import { marksOf } from './marks';
import { showResult } from './show-result';
import { showFace } from './show-seat';

/**
 * A battle as one of its players may see it now: of the open question what is asked, of the other player's answer only
 * that it is there. Keys and verdicts come with the reveal.
 */
export function showBattle(
  view: ViewedBattle,
  { userId, now, questions }: { userId: string; now: number; questions: QuestionsById },
): Battle {
  const { state } = view;
  const course = findCourse(view.course_id);
  const mine = view.seats.find((seat) => seat.user_id === userId);
  if (!course || !mine) throw new Error('A battle is read with its course and the seat of its reader.');
  const other = view.seats.find(({ seat }) => seat === otherSeat(mine.seat));
  const questionAt = (index: number): StoredQuestion | undefined => questions.get(view.deck?.[index]?.instanceId ?? '');
  const status = statusOf(view);
  const asked = status === 'QUESTION' || status === 'REVEAL' ? questionAt(state?.index ?? 0) : undefined;
  const isWaiting = view.status === 'WAITING';
  return {
    id: view.id,
    status,
    kind: view.kind,
    course,
    serverNow: now,
    endsAt: state?.endsAt ?? null,
    phaseSince: state?.since ?? null,
    startedAt: view.started_at,
    index: state?.index ?? 0,
    total: questionsInMatch,
    commitment: view.commitment,
    me: showSeat(view, mine, { now, own: true }),
    they: other ? showSeat(view, other, { now, own: false }) : emptySeat,
    question: asked ? { ...askedQuestion(asked), title: '' } : null,
    myAnswer: view.answers.find(({ seat, index }) => seat === mine.seat && index === state?.index)?.answer ?? null,
    reveal: state && asked && status === 'REVEAL' ? revealOf(state, mine.seat, asked) : null,
    waiting: isWaiting
      ? {
          since: view.created_at,
          recordedOfferAt: view.created_at + recordedOfferAfterMs,
          scope: view.scope,
          challengeCode: view.challenge_code,
        }
      : null,
    result: status === 'FINISHED' || status === 'VOID' ? showResult(view, mine, other, questionAt) : null,
    mergedInto: view.merged_into,
    emotes: [...battleEmotes],
  };
}

function statusOf({ status, state }: ViewedBattle): BattleStatus {
  if (status === 'RUNNING') return state?.phase ?? 'FOUND';
  return status;
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

const emptySeat: BattleSeat = {
  name: '',
  avatar: null,
  tierName: '',
  points: 0,
  marks: Array.from({ length: questionsInMatch }, () => 'NONE'),
  away: false,
  recorded: false,
};

function showSeat(view: ViewedBattle, seat: ViewSeat, { now, own }: { now: number; own: boolean }): BattleSeat {
  const { state } = view;
  const recorded = view.kind === 'RECORDED' && seat.seat === 1;
  const marks = marksOf(state, seat.seat);
  const isPlaying = view.status === 'RUNNING' && !recorded;
  const away = seat.left_at !== null || now - Math.max(seat.seen_at, state?.lastSeen[seat.seat] ?? 0) >= awayAfterMs;
  return {
    ...showFace(seat, { recorded }),
    points: marks.reduce(
      (sum, mark, index) => sum + (state && isTold(mark) ? verdictOf(state, seat.seat, index).points : 0),
      0,
    ),
    marks,
    away: isPlaying && !own && away,
    recorded,
  };
}

const isTold = (mark: BattleMark): boolean => mark === 'RIGHT' || mark === 'WRONG' || mark === 'MISSED';
