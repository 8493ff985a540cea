import { type MatchState, matchOutcome, pointsOf, type Seat } from './match';
import type { BattleRecord, QuestionSource } from './record';

type Answers = readonly (string | null)[];

/** The record of a match that is over. `texts`: what each seat answered, by question, as it was typed. */
export function buildRecord(
  match: Pick<BattleRecord, 'matchId' | 'courseId' | 'kind' | 'foundAt' | 'commitment' | 'nonce' | 'ratings'>,
  sources: readonly QuestionSource[],
  state: MatchState,
  texts: readonly [Answers, Answers],
): BattleRecord {
  const { lasts, opened, answers } = state;
  const answersTo = (index: number) =>
    ([0, 1] as const).flatMap((seat: Seat) => {
      const given = answers[seat][index];
      if (!given) return [];
      const points = pointsOf(lasts[index] ?? 1, opened[index] ?? given.at, given);
      return [{ seat, index, answer: texts[seat][index] ?? '', at: given.at, right: given.right, points }];
    });
  const { matchId, courseId, kind, foundAt, commitment, nonce, ratings } = match;
  return {
    version: 1,
    matchId,
    courseId,
    kind,
    foundAt,
    endedAt: state.since,
    commitment,
    nonce,
    questions: sources.map(({ template, version, seed }, index) => {
      return { template, version, seed, lasts: lasts[index] ?? 0, opened: opened[index] ?? null };
    }),
    answers: sources.flatMap((_, index) => answersTo(index)),
    left: state.left,
    outcome: state.phase === 'VOID' ? null : matchOutcome(state),
    ratings,
  };
}
