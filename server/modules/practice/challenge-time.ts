import { secondsAllowed, targetPace } from '../../../rules/challenge-clock';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findTemplate, templatesOf } from '../catalogue/index';
import { usualSeconds } from './draw-facts.repo';
import type { PracticePlan } from './practice-plan';
import type { PracticeChoice } from './validate-input';

/** How long a practice may take, from the student's own pace; null where no clock is to run. */
export async function timeFor(
  { db }: Services,
  viewer: Viewer,
  { mode }: Pick<PracticeChoice, 'mode'>,
  { topicIds, questions }: PracticePlan,
): Promise<number | null> {
  if (mode !== 'CHALLENGE' || !viewer.account.practiceTimer) return null;
  const usual = await usualSeconds(
    db,
    viewer.id,
    templatesOf(topicIds).map((template) => template.id),
  );
  const ofTopic = (topicId: string) => median(templatesOf([topicId]).flatMap(({ id }) => usual.get(id) ?? []));
  return secondsAllowed(
    questions.map(({ templateId }) => {
      const template = findTemplate(templateId);
      if (!template) return 0;
      const own = { kind: usual.get(templateId) ?? null, topic: ofTopic(template.topicId) };
      return targetPace(own, template.difficulty);
    }),
  );
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
