import { allEmotes, itemOfEmote } from '../../../../rules/battle/emotes';
import { otherSeat, questionsInMatch } from '../../../../rules/battle/match';
import { recordedOfferAfterMs } from '../../../../rules/battle/pairing';
import { findCourse } from '../../catalogue/index';
import type { QuestionsById, StoredQuestion } from '../../questions/index';
import type { Battle, BattleSeat, BattleStanding } from '../battle-data';
import type { ViewedBattle, ViewSeat } from './battle-view.repo';
import { showResult } from './show-result';
import { showFace } from './show-seat';
import { showQuestion, showUpdate, statusOf } from './show-update';

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
  const { me, they, ...update } = showUpdate({ ...view, status }, { seat: mine.seat, now, asked });
  const faceOf = (seat: ViewSeat | undefined) => (seat ? showSeat(view, seat) : nobody);
  return {
    id: view.id,
    kind: view.kind,
    course,
    startedAt: view.started_at,
    total: questionsInMatch,
    commitment: view.commitment,
    ...update,
    me: { ...faceOf(mine), ...me },
    they: { ...faceOf(other), ...they },
    question: asked ? showQuestion(asked) : null,
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
    emotes: allEmotes.filter(({ id }) => {
      const item = itemOfEmote(id);
      return item === null || view.owned_emotes.includes(item);
    }),
  };
}

type SeatFace = Omit<BattleSeat, keyof BattleStanding>;

const nobody: SeatFace = { name: '', avatar: null, tierName: '', recorded: false };

function showSeat({ kind }: ViewedBattle, seat: ViewSeat): SeatFace {
  const recorded = kind === 'RECORDED' && seat.seat === 1;
  return { ...showFace(seat, { recorded }), recorded };
}
