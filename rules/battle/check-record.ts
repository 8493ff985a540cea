import { matchOutcome, pointsOf, revealMs, type Seat } from './match';
import { rateMatch } from './rate-match';
import type { Rating } from './rating';
import { type BattleRecord, canonicalJson } from './record';

/** Numbers that came through logarithms may differ by so little between machines. */
const tolerance = 1e-6;

/**
 * What is wrong with the times: each answer once, while its question was open; each question after the one before. Null
 * where nothing is.
 */
export function wrongTimes({ questions, answers, foundAt, endedAt, left }: BattleRecord): string | null {
  let earliest = foundAt;
  for (const [index, { opened, lasts }] of questions.entries()) {
    const own = answers.filter((answer) => answer.index === index);
    if (opened === null) {
      if (own.length > 0) return `Question ${index + 1} never opened, but it has an answer.`;
      earliest = Number.POSITIVE_INFINITY;
      continue;
    }
    if (opened < earliest || opened > endedAt) return `Question ${index + 1} opened out of turn.`;
    if (new Set(own.map(({ seat }) => seat)).size < own.length) return `Question ${index + 1} was answered twice.`;
    const outside = own.some(({ at }) => at < opened || at > opened + lasts || at > endedAt);
    if (outside) return `Question ${index + 1} was answered while it wasn’t open.`;
    // With an answer missing the whole time goes by, unless nobody is waited for because they left.
    const closed = own.length < 2 && left === null ? opened + lasts : Math.max(opened, ...own.map(({ at }) => at));
    earliest = closed + revealMs;
  }
  return answers.some(({ index }) => !(index in questions)) ? 'An answer doesn’t belong to any question.' : null;
}

/** The place of the first answer whose points are not those of its time and verdict; null where all are. */
export function wrongPoints({ questions, answers }: BattleRecord, right: readonly boolean[]): number | null {
  const place = answers.findIndex(({ index, at, points }, each) => {
    const { lasts, opened } = questions[index] ?? { lasts: 1, opened: null };
    return points !== pointsOf(lasts, opened ?? at, { at, right: right[each] === true });
  });
  return place < 0 ? null : place;
}

/**
 * Whether the result is the one that times and verdicts give. A void match has none, and only one that somebody left ends
 * before its last question.
 */
export function hasRightOutcome(record: BattleRecord, right: readonly boolean[]): boolean {
  if (record.outcome === null) return record.ratings === null;
  const { questions, answers, left } = record;
  const of = (seat: Seat) =>
    questions.map((_, index) => {
      const place = answers.findIndex((answer) => answer.seat === seat && answer.index === index);
      const given = answers[place];
      return given ? { at: given.at, right: right[place] === true } : null;
    });
  const again = matchOutcome({
    lasts: questions.map(({ lasts }) => lasts),
    opened: questions.map(({ opened }) => opened),
    answers: [of(0), of(1)],
    left,
  });
  const isWhole = questions.every(({ opened }) => opened !== null);
  return (isWhole || again.by === 'LEFT' || left === 'BOTH') && canonicalJson(again) === canonicalJson(record.outcome);
}

/** Whether ratings and tiers moved as the result makes them; only ranked matches move them. */
export function hasRightRatings({ kind, outcome, ratings }: BattleRecord): boolean {
  if (ratings === null) return kind !== 'RANKED' || outcome === null;
  if (kind !== 'RANKED' || outcome === null) return false;
  const [zero, one] = ratings;
  const again = rateMatch(outcome.winner, [
    { rating: zero.before, standing: zero.standingBefore },
    { rating: one.before, standing: one.standingBefore },
  ]);
  return again.every(({ after, standingAfter }, seat) => {
    const recorded = seat === 0 ? zero : one;
    return isNear(recorded.after, after) && canonicalJson(recorded.standingAfter) === canonicalJson(standingAfter);
  });
}

function isNear(a: Rating, b: Rating): boolean {
  return (['rating', 'deviation', 'volatility'] as const).every((key) => Math.abs(a[key] - b[key]) <= tolerance);
}
