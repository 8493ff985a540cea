import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { markOpened, type QuestionRow } from './practice.repo';
import type { PracticeState } from './practice-state';

/** The question at an index (1-based) of a practice, or null. Its time starts when an open one is first served. */
export async function serveQuestion(
  services: Services,
  viewer: Viewer,
  practice: PracticeState,
  index: number,
): Promise<QuestionRow | null> {
  const question = practice.questions.find((candidate) => candidate.index === index);
  if (!question) return null;
  const running = practice.row.state === 'IN_PROGRESS' && question.closed_at === null;
  if (running && question.opened_at === null) {
    await markOpened(services.db, viewer.id, question.id, services.clock.now());
  }
  return question;
}
