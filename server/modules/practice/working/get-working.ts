import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { getPractice } from '../get-practice';
import { showQuestions } from '../show-questions';
import type { ShownWorking } from './show-working';

/** The viewer's own working on a question, as far as it may be shown now; null where there is no such question. */
export async function getWorking(
  services: Services,
  viewer: Viewer,
  { practiceId, index }: { practiceId: string; index: number },
): Promise<ShownWorking | null> {
  const practice = await getPractice(services, viewer, practiceId);
  const rows = practice?.questions.filter((question) => question.index === index) ?? [];
  const [question] = practice ? await showQuestions(services, viewer, practice, rows) : [];
  return question?.working ?? null;
}
