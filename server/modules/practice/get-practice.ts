import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { finishPractice } from './finish-practice';
import { isTimeUp } from './practice-clock';
import { practiceNotFound } from './practice-errors';
import { type PracticeState, readState } from './practice-state';
import { startClockIfDue } from './start-clock';
import { isUuid } from './validate-input';

/** A practice of the viewer's own; null for anybody else's or none. One whose time is up ends by being looked at. */
export async function getPractice(
  services: Services,
  viewer: Viewer,
  practiceId: string,
): Promise<PracticeState | null> {
  const practice = isUuid(practiceId) ? await readState(services, viewer, { id: practiceId }) : null;
  return practice && endedIfDue(services, viewer, practice);
}

function endedIfDue(
  services: Services,
  viewer: Viewer,
  practice: PracticeState,
): PracticeState | Promise<PracticeState> {
  const { row } = practice;
  if (row.state !== 'IN_PROGRESS' || !isTimeUp(row, services.clock.now())) return practice;
  return finishPractice(services, viewer, row.id);
}

/** As `getPractice`, to show its questions: the clock of a challenge starts with the first that is asked for. */
export async function getPracticeToAnswer(
  services: Services,
  viewer: Viewer,
  practiceId: string,
): Promise<PracticeState | null> {
  const practice = await getPractice(services, viewer, practiceId);
  if (practice) await startClockIfDue(services, viewer, practice.row);
  return practice;
}

/** As `getPractice`. @throws AppError PRACTICE_NOT_FOUND */
export async function requirePractice(services: Services, viewer: Viewer, practiceId: string): Promise<PracticeState> {
  const practice = await getPractice(services, viewer, practiceId);
  if (!practice) throw practiceNotFound();
  return practice;
}

/** As `getPractice`, for its result: a practice with every question closed is finished by looking at its result. */
export async function getPracticeForResult(
  services: Services,
  viewer: Viewer,
  practiceId: string,
): Promise<PracticeState | null> {
  const practice = await getPractice(services, viewer, practiceId);
  if (practice?.row.state !== 'IN_PROGRESS') return practice;
  if (practice.questions.some((question) => question.closed_at === null)) return practice;
  return finishPractice(services, viewer, practiceId);
}

/** The practice that a question of the viewer's own belongs to. One whose time is up ends by being looked at. */
export async function getPracticeOfQuestion(
  services: Services,
  viewer: Viewer,
  questionId: string,
): Promise<PracticeState | null> {
  const practice = isUuid(questionId) ? await readState(services, viewer, { questionId }) : null;
  return practice && endedIfDue(services, viewer, practice);
}
