import { AppError } from '../../../platform/app-error';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { readQuestions } from '../../questions/index';
import type { Battle } from '../battle-data';
import { markBattleAnswer } from '../proof/mark-battle-answer';
import type { ViewedBattle } from '../view/battle-view.repo';
import { getBattle, readOwn, showOwn } from '../view/get-battle';
import { isPlain, moveOf } from './advance-due';
import { advanceMatch } from './advance-match';
import { insertAnswer } from './match.repo';
import { revealedIds } from './match-events';
import { playMoves } from './play-moves';
import { storeMove } from './store-move';
import type { StoredMove } from './store-moves.repo';

export interface AnsweredBattle {
  battle: Battle;
  /** Why the answer could not be read, or did not count; null where it is locked in. */
  problem: string | null;
}

/** What is stored of an answer; longer ones cannot be read anyway. */
const longestStored = 200;

const problems = {
  notOpen: 'This question is not open.',
  late: 'The time was over before this answer came.',
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
  if (!Number.isInteger(index) || index < 0) throw new AppError('BAD_INPUT', 'There is no such question.');
  await takeOrRefuse(services.limits, [['answerInMinute', viewer.id]], 'That was very fast. Please wait a moment.');
  const view = await readOwn(services, viewer, battleId);
  const checked = await checkAnswer(services, viewer, view, { index, answer, at });
  if ('problem' in checked) return { battle: await upToDate(services, viewer, view), problem: checked.problem };
  const moved = await lockInAtOnce(services, view, checked);
  if (moved !== null) return { battle: await showOwn(services, viewer, moved), problem: null };
  const problem = await lockInByTurn(services, viewer, view, checked);
  return { battle: await getBattle(services, viewer, battleId), problem };
}

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
  { status, state, deck, seats, answers }: ViewedBattle,
  { index, answer, at }: Given,
): Promise<NewAnswer | { problem: string | null }> {
  if (status !== 'RUNNING' || !state) {
    return { problem: status === 'FINISHED' || status === 'VOID' ? problems.over : problems.notOpen };
  }
  const seat = seats.find(({ user_id: userId }) => userId === viewer.id)?.seat ?? 0;
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
async function lockInAtOnce(services: Services, view: ViewedBattle, answer: NewAnswer): Promise<ViewedBattle | null> {
  const { state, recorded_answers, seats, answers } = view;
  if (!state) return null;
  const { seat, index, at, is_right: right } = answer;
  const move = { kind: 'ANSWER', seat, index, at, right } as const;
  const played = playMoves({ state, recorded_answers, seats, answers }, [move], services.clock.now().getTime());
  const isCounted = played.state.answers[seat][index]?.at === at;
  if (!isCounted || !isPlain(played)) return null;
  const questions = await readQuestions(services.db, revealedIds(view, played.events));
  if (!(await storeMove(services, moveOf(view, played, { questions, answer })))) return null;
  return { ...view, state: played.state, answers: [...answers, { ...answer, is_played: true }] };
}

/** Writes an answer first, and judges it when the match is ours: so that no process can lose it. Why it did not count. */
async function lockInByTurn(
  services: Services,
  viewer: Viewer,
  { id: battleId, state }: ViewedBattle,
  answer: NewAnswer,
): Promise<string | null> {
  const isWritten = await insertAnswer(services.db, { battleId, userId: viewer.id, ...answer });
  await advanceMatch(services, battleId);
  if (isWritten) return null;
  return answer.at > (state?.endsAt ?? 0) ? problems.late : problems.locked;
}

/** A battle whose answer did not count: where its time has come meanwhile, it goes on first. */
async function upToDate(services: Services, viewer: Viewer, view: ViewedBattle): Promise<Battle> {
  const endsAt = view.state?.endsAt ?? null;
  if (view.status !== 'RUNNING' || endsAt === null || endsAt > services.clock.now().getTime()) {
    return showOwn(services, viewer, view);
  }
  await advanceMatch(services, view.id);
  return getBattle(services, viewer, view.id);
}
