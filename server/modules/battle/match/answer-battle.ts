import { AppError } from '../../../platform/app-error';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { readQuestions } from '../../questions/index';
import type { Battle } from '../battle-data';
import { markBattleAnswer } from '../proof/mark-battle-answer';
import { getBattle, readOwn } from '../view/get-battle';
import { advanceMatch } from './advance-match';
import { insertAnswer } from './match.repo';

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
 * Locks in the first readable answer to the open question; the time is that of its arrival. It is written first and then
 * judged, so that no process can lose it. One that cannot be read costs nothing but time.
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
  const problem = await lockIn(services, viewer, { battleId, index, answer, at });
  await advanceMatch(services, battleId);
  const battle = await getBattle(services, viewer, battleId);
  return { battle, problem };
}

async function lockIn(
  services: Services,
  viewer: Viewer,
  given: { battleId: string; index: number; answer: string; at: number },
): Promise<string | null> {
  const { battleId, index, at } = given;
  const { status, state, deck, seats, answers } = await readOwn(services, viewer, battleId);
  if (status !== 'RUNNING' || !state)
    return status === 'FINISHED' || status === 'VOID' ? problems.over : problems.notOpen;
  const seat = seats.find(({ user_id: userId }) => userId === viewer.id)?.seat;
  const before = answers.find((each) => each.seat === seat && each.index === index);
  // Sent twice is no second answer.
  if (before) return before.answer === given.answer ? null : problems.locked;
  const opened = state.opened[index] ?? null;
  if (opened === null) return problems.notOpen;
  const instanceId = deck?.[index]?.instanceId ?? '';
  const question = (await readQuestions(services.db, [instanceId])).get(instanceId);
  if (state.phase !== 'QUESTION' || state.index !== index || !question) return problems.late;
  const text = given.answer.replaceAll('\u0000', '');
  const marked = markBattleAnswer(question, text);
  if (!marked.isReadable) return marked.message;
  const written = await insertAnswer(services.db, {
    battleId,
    userId: viewer.id,
    index,
    text: text.slice(0, longestStored),
    isRight: marked.right,
    at,
  });
  return written ? null : at > (state.endsAt ?? 0) ? problems.late : problems.locked;
}
