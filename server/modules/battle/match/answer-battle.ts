import type { Seat } from '../../../../rules/battle/match';
import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { readQuestions } from '../../questions/index';
import type { BattleUpdate } from '../battle-data';
import { markBattleAnswer } from '../proof/mark-battle-answer';
import { noteBattlePresence } from '../queue/note-presence';
import { battleNotFound } from '../view/get-battle';
import { showUpdate, statusOf } from '../view/show-update';
import { isPlain, moveOf } from './advance-due';
import { advanceMatch } from './advance-match';
import { type AnswerableBattle, insertAnswer, readOwnMatch } from './match.repo';
import { toldIds } from './match-events';
import { playMoves } from './play-moves';
import { storeMove } from './store-move';
import type { StoredMove } from './store-moves.repo';

export interface AnsweredBattle {
  battleId: string;
  /** Where the match stands now. */
  update: BattleUpdate;
  /** Why the answer could not be read, or did not count; null where it is locked in. */
  problem: string | null;
}

/** What is stored of an answer; longer ones cannot be read anyway. */
const longestStored = 200;

const problems = {
  notOpen: 'This question isn’t open.',
  late: 'Time ran out before your answer arrived.',
  locked: 'Your first answer is locked in.',
  over: 'This battle is over.',
};

/**
 * Locks in the first readable answer to the open question; the time is that of its arrival. It is written together with
 * what follows from it, or else first, so that no process can lose it. One that cannot be read costs nothing but time.
 *
 * @throws AppError NOT_FOUND, BAD_INPUT, RATE_LIMITED
 */
export async function answerBattle(
  services: Services,
  viewer: Viewer,
  { battleId, index, answer }: { battleId: string; index: number; answer: string },
): Promise<AnsweredBattle> {
  const at = services.clock.now().getTime();
  if (!Number.isInteger(index) || index < 0) throw new AppError('BAD_INPUT', 'We couldn’t find that question.');
  await takeOrRefuse(services.limits, [['answerInMinute', viewer.id]], 'That was very fast. Please wait a moment.');
  const match = await readMatch(services, viewer, battleId);
  noteBattlePresence(services, viewer);
  const checked = await checkAnswer(services, viewer, match, { index, answer, at });
  if ('problem' in checked) {
    return { battleId, update: await upToDate(services, viewer, match), problem: checked.problem };
  }
  const after = await lockInAtOnce(services, match, checked);
  if (after !== null) return { battleId, update: await updateOf(services, viewer, after), problem: null };
  const problem = await lockInByTurn(services, viewer, match, checked);
  return { battleId, update: await updateOf(services, viewer, await readMatch(services, viewer, battleId)), problem };
}

async function readMatch({ db }: Services, { id }: Viewer, battleId: string): Promise<AnswerableBattle> {
  const match = isUuid(battleId) ? await readOwnMatch(db, battleId, id) : null;
  if (match === null) throw battleNotFound();
  return match;
}

/** Where a match stands, for the player who answered. */
async function updateOf(
  { db, clock }: Services,
  viewer: Viewer,
  { status, ...match }: AnswerableBattle,
): Promise<BattleUpdate> {
  const { state, deck } = match;
  const instanceId = deck?.[state?.index ?? 0]?.instanceId ?? null;
  const isRevealed = status === 'RUNNING' && state?.phase === 'REVEAL';
  const asked = isRevealed && instanceId !== null ? (await readQuestions(db, [instanceId])).get(instanceId) : undefined;
  const shown = { ...match, status: statusOf({ status, state }) };
  return showUpdate(shown, { seat: seatOf(match, viewer), now: clock.now().getTime(), asked });
}

const seatOf = ({ seats }: Pick<AnswerableBattle, 'seats'>, { id }: Viewer): Seat =>
  seats.find(({ user_id: userId }) => userId === id)?.seat ?? 0;

interface Given {
  index: number;
  answer: string;
  at: number;
}

type NewAnswer = NonNullable<StoredMove['answer']>;

/** The answer to be locked in, or why there is none; no problem where it was sent twice. */
async function checkAnswer(
  services: Services,
  viewer: Viewer,
  match: AnswerableBattle,
  { index, answer, at }: Given,
): Promise<NewAnswer | { problem: string | null }> {
  const { status, state, deck, answers } = match;
  if (status !== 'RUNNING' || !state) {
    return { problem: status === 'FINISHED' || status === 'VOID' ? problems.over : problems.notOpen };
  }
  const seat = seatOf(match, viewer);
  const before = answers.find((each) => each.seat === seat && each.index === index);
  // Sent twice is no second answer.
  if (before) return { problem: before.answer === answer ? null : problems.locked };
  if ((state.opened[index] ?? null) === null) return { problem: problems.notOpen };
  const instanceId = deck?.[index]?.instanceId ?? '';
  const question = (await readQuestions(services.db, [instanceId])).get(instanceId);
  if (state.phase !== 'QUESTION' || state.index !== index || !question) return { problem: problems.late };
  const text = answer.replaceAll('\u0000', '');
  const marked = markBattleAnswer(question, text);
  if (!marked.isReadable) return { problem: marked.message };
  return { seat, index, answer: text.slice(0, longestStored), is_right: marked.right, at };
}

/**
 * Writes an answer and what follows from it in one statement, if nobody has moved the match since it was read, and nothing
 * follows but a reveal. The battle as it stands then; null where that is not so.
 */
async function lockInAtOnce(
  services: Services,
  match: AnswerableBattle,
  answer: NewAnswer,
): Promise<AnswerableBattle | null> {
  const { state, answers } = match;
  if (!state) return null;
  const { seat, index, at, is_right: right } = answer;
  const move = { kind: 'ANSWER', seat, index, at, right } as const;
  const now = services.clock.now().getTime();
  const played = playMoves({ ...match, state }, [move], now);
  const isCounted = played.state.answers[seat][index]?.at === at;
  if (!isCounted || !isPlain(played)) return null;
  const questions = await readQuestions(services.db, toldIds(match, played));
  if (!(await storeMove(services, moveOf(match, played, { questions, answer, now })))) return null;
  return { ...match, state: played.state, answers: [...answers, { ...answer, is_played: true }] };
}

/** Writes an answer first, and judges it when the match is ours: so that no process can lose it. Why it did not count. */
async function lockInByTurn(
  services: Services,
  viewer: Viewer,
  { id: battleId, state }: AnswerableBattle,
  answer: NewAnswer,
): Promise<string | null> {
  const isWritten = await insertAnswer(services.db, { battleId, userId: viewer.id, ...answer });
  await advanceMatch(services, battleId);
  if (isWritten) return null;
  return answer.at > (state?.endsAt ?? 0) ? problems.late : problems.locked;
}

/** A match whose answer did not count: where its time has come meanwhile, it goes on first. */
async function upToDate(services: Services, viewer: Viewer, match: AnswerableBattle): Promise<BattleUpdate> {
  const endsAt = match.state?.endsAt ?? null;
  if (match.status !== 'RUNNING' || endsAt === null || endsAt > services.clock.now().getTime()) {
    return updateOf(services, viewer, match);
  }
  await advanceMatch(services, match.id);
  return updateOf(services, viewer, await readMatch(services, viewer, match.id));
}
