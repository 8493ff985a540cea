import { createRandom } from '../../engine/index';
import { type AnyTemplate, makeInstance, templatesOfTopic } from '../../templates/index';
import type { ReasonQuestion } from './reason';
import { reasonsOfTopic } from './reason-bank';

/** What a Quiz Me asks for, in this order. */
export type QuizGoal = 'recall' | 'use' | 'reverse' | 'reason' | 'transfer';

/** A topic to ask about, with the misconceptions that the student's logbook has on it. */
export interface WeakSpot {
  topicId: string;
  misconceptionIds: readonly string[];
}

export type QuizItem =
  | { goal: Exclude<QuizGoal, 'reason'>; topicId: string; templateId: string; seed: string }
  | { goal: 'reason'; topicId: string; reason: ReasonQuestion };

/** Ways of asking that start from the result and look for what led there. */
const backwards =
  /\b(?:back(?:wards?)?|undo|reverse|missing|unknown|inverse|which-number|find-the-(?:start|number|side)|from-a-sum|from-the)\b/;

/**
 * Five goals from the weak spots, hardest spot first: recall, use, reverse, reason, transfer. A goal that a topic has
 * nothing for is left out; no template is asked twice. The same spots and seed give the same plan.
 */
export function quizPlan(spots: readonly WeakSpot[], seed: string): QuizItem[] {
  const random = createRandom(`quiz:${seed}`);
  const known = spots.filter(({ topicId }) => templatesOfTopic(topicId).length > 0);
  const used = new Set<string>();
  const goals: QuizGoal[] = ['recall', 'use', 'reverse', 'reason', 'transfer'];
  return goals.flatMap((goal, place): QuizItem[] => {
    // One topic is asked in depth; a second spot comes in for the transfer, others take turns where the first has nothing.
    const turn = goal === 'transfer' && known.length > 1 ? 1 : 0;
    const order = [...known.slice(turn), ...known.slice(0, turn)];
    for (const spot of order) {
      if (goal === 'reason') {
        const reason = bestReason(spot);
        if (reason) return [{ goal, topicId: spot.topicId, reason }];
        continue;
      }
      const options = templatesFor(goal, spot, `${seed}-${place}`).filter(({ id }) => !used.has(id));
      if (options.length === 0) continue;
      const template = random.pick(options);
      used.add(template.id);
      return [{ goal, topicId: spot.topicId, templateId: template.id, seed: `${seed}-${place}` }];
    }
    return [];
  });
}

/** The reason question that the student's own misconception is a tempting answer to, else the topic's first. */
function bestReason({ topicId, misconceptionIds }: WeakSpot): ReasonQuestion | undefined {
  const reasons = reasonsOfTopic(topicId);
  const own = reasons.find(({ wrong }) =>
    wrong.some(({ misconceptionId }) => misconceptionId !== undefined && misconceptionIds.includes(misconceptionId)),
  );
  return own ?? reasons[0];
}

/** Templates of the topic that suit a goal; those that can show one of the student's misconceptions come alone where there are some. */
function templatesFor(goal: Exclude<QuizGoal, 'reason'>, spot: WeakSpot, seed: string): AnyTemplate[] {
  const all = templatesOfTopic(spot.topicId).filter((template) => suits(goal, template));
  const telling = all.filter((template) => {
    const { wrongPaths } = makeInstance(template, seed);
    return wrongPaths.some(({ misconceptionId }) => spot.misconceptionIds.includes(misconceptionId));
  });
  return telling.length > 0 ? telling : all;
}

function suits(goal: Exclude<QuizGoal, 'reason'>, { difficulty, strategy, id }: AnyTemplate): boolean {
  const isBackwards = backwards.test(strategy) || backwards.test(id);
  switch (goal) {
    case 'recall':
      return difficulty === 'EASY' && !isBackwards;
    case 'use':
      return difficulty === 'NORMAL' && !isBackwards;
    case 'reverse':
      return isBackwards;
    case 'transfer':
      return difficulty === 'HARD' && !isBackwards;
  }
}
