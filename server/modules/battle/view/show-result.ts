import { type MatchOutcome, type MatchState, matchOutcome, mayCount, otherSeat } from '../../../../rules/battle/match';
import type { Score } from '../../../../rules/battle/rating';
import {
  changeInWords,
  type TierStanding,
  tierBorder,
  tierName,
  tierScore,
  tiers,
} from '../../../../rules/battle/tiers';
import type { StoredQuestion } from '../../questions/index';
import type { BattleResult, BattleTier } from '../battle-data';
import type { ViewedBattle, ViewSeat } from './battle-view.repo';
import { marksOf } from './marks';
import { showFace } from './show-seat';

const scores: Readonly<Record<BattleResult['outcome'], Score>> = { WON: 1, DRAW: 0.5, LOST: 0, VOID: 0.5 };

/** What a battle that is over came to, for one of its players. */
export function showResult(
  view: ViewedBattle,
  mine: ViewSeat,
  other: ViewSeat | undefined,
  questionAt: (index: number) => StoredQuestion | undefined,
): BattleResult {
  const { state } = view;
  const isVoid = view.status === 'VOID';
  const outcome = isVoid ? 'VOID' : (mine.outcome ?? 'DRAW');
  const decided = isVoid || !state ? null : matchOutcome(state);
  const recorded = view.kind === 'RECORDED';
  const theirName = other ? showFace(other, { recorded }).name : '';
  return {
    outcome,
    by: decided?.by ?? null,
    sentence:
      isVoid && wasNotPlayed(state) ? notPlayed : resultSentence({ outcome, decided, seat: mine.seat, theirName }),
    ...ratingPart(mine, other, outcome),
    coins: mine.coins,
    practiceId: mine.practice_id,
    errors: mine.error_count,
    rematch: rematchOf(view, mine, other),
    rematchId: view.rematch_id,
    history: view.history.map(({ at, rating }) => ({ at: new Date(at), rating: Math.round(rating) })),
    questions: marksOf(state, mine.seat).map((mark, index) => ({
      prompt: questionAt(index)?.prompt ?? '',
      mine: mark,
      theirs: marksOf(state, otherSeat(mine.seat))[index] ?? 'NONE',
    })),
  };
}

export function showTier({ tier, provisional }: TierStanding): BattleTier {
  return { level: tier, name: provisional ? 'Unranked' : tierName(tier), provisional };
}

function ratingPart(mine: ViewSeat, other: ViewSeat | undefined, outcome: BattleResult['outcome']) {
  const { rating_before: before, rating_after: after, standing, standing_after: standingAfter } = mine;
  if (after === null || standingAfter === null || !other || !mine.shows_rank) return unrated;
  const [ratingBefore, ratingAfter] = [Math.round(before.rating), Math.round(after.rating)];
  const opponent = other.rating_before;
  return {
    ratingBefore,
    ratingAfter,
    change: ratingAfter - ratingBefore,
    explanation: changeInWords({ before, after, opponent, score: scores[outcome], standing: standingAfter }),
    tierBefore: showTier(standing),
    tierAfter: showTier(standingAfter),
    toNextTier:
      standingAfter.provisional || standingAfter.tier >= tiers.length
        ? null
        : Math.max(0, Math.ceil(tierBorder(standingAfter.tier + 1) - tierScore(after))),
  };
}

const unrated = {
  ratingBefore: null,
  ratingAfter: null,
  change: null,
  explanation: null,
  tierBefore: null,
  tierAfter: null,
  toNextTier: null,
};

function rematchOf(
  { rematch_id: id }: ViewedBattle,
  mine: ViewSeat,
  other: ViewSeat | undefined,
): BattleResult['rematch'] {
  if (id !== null) return 'READY';
  if (mine.rematch_asked_at !== null) return 'ASKED_BY_ME';
  return other && other.rematch_asked_at !== null ? 'ASKED_BY_THEM' : 'NONE';
}

const notPlayed = 'It ended before it really got going, so nobody’s rating changes.';

/** Whether it is void because of its players, and not of a fault of ours: somebody was not there, or nobody answered. */
function wasNotPlayed(state: MatchState | null): boolean {
  if (state === null || mayCount(state)) return false;
  const { index, left, opened, since } = state;
  const firstIsOver = since >= (opened[0] ?? Number.POSITIVE_INFINITY) + (state.lasts[0] ?? 0);
  return left !== null || index === state.lasts.length - 1 || firstIsOver;
}

/** One plain sentence; whoever lost is praised for what they did. */
export function resultSentence({
  outcome,
  decided,
  seat,
  theirName,
}: {
  outcome: BattleResult['outcome'];
  decided: MatchOutcome | null;
  seat: 0 | 1;
  theirName: string;
}): string {
  if (decided === null) return 'Something went wrong on our side, so this battle doesn’t count. Nobody loses anything.';
  const [mine, theirs] = [decided.points[seat], decided.points[otherSeat(seat)]];
  const right = decided.right[seat];
  const rightOnes = right === 1 ? 'one correct answer' : `${right} correct answers`;
  const score = `${mine} to ${theirs}`;
  if (decided.by === 'LEFT') {
    return outcome === 'WON' ? `${theirName} left: you win, with ${rightOnes}.` : `You left, so ${theirName} wins.`;
  }
  if (outcome === 'DRAW') return `It’s a draw, ${score}. Well matched!`;
  const by = { POINTS: score, RIGHT: `${score} on correct answers`, TIME: `${score} on time`, DRAW: score }[decided.by];
  if (outcome === 'WON') return `You won, ${by}, with ${rightOnes}.`;
  return right === 0
    ? `${theirName} won, ${by}. Go through the questions to see how they’re done.`
    : `${theirName} won, ${by}. You got ${rightOnes}.`;
}
