import type { Random } from '../../../../maths/engine/random';
import { interleave } from './interleave';

/** The success that practice aims at: hard enough to learn, easy enough to go on. */
const aim = 0.75;

/** A practice shows a template at most so often: after that, more of the same teaches little. */
export const mostOfOneTemplate = 10;

/** One question in eight of those that a template with few different questions can make, so that they are not used up. */
export function mostOf(distinctQuestions: number | null): number {
  if (distinctQuestions === null) return mostOfOneTemplate;
  return Math.max(1, Math.min(mostOfOneTemplate, Math.floor(distinctQuestions / 8)));
}

export interface Candidate {
  templateId: string;
  topicId: string;
  strategy: string;
  /** Expected success of this student, 0 to 1. */
  expected: number;
  /** How often a practice may show it. */
  most: number;
  /** How often the student met it in the last seven days, outside this practice. */
  recentUses: number;
}

/** What counts against a template: misfit is 0 to 0.75, so one met this week comes after all that were not. */
const metThisWeek = 0.75;
const metInThisSet = 0.3;
/** Topics take turns whatever else there is; one method for more than half of a set is worse still. */
const topicTurn = 10;
const oneMethod = 1000;

/**
 * Picks `count` templates (with repetition) for a practice: topics in turn, success near three in four, a template that
 * was met this week only where its topic has no better, neighbours of different strategies. With `firstTopicId` the
 * first question is of that topic, where there is one. Fewer where the candidates together give no more.
 */
export function drawTemplates(
  candidates: readonly Candidate[],
  count: number,
  random: Random,
  firstTopicId: string | null = null,
): Candidate[] {
  const uses = new Map<string, number>();
  const used = (key: string) => uses.get(key) ?? 0;
  const picked: Candidate[] = [];
  const cost = (candidate: Candidate) =>
    topicTurn * used(`topic ${candidate.topicId}`) +
    metThisWeek * candidate.recentUses +
    metInThisSet * used(`template ${candidate.templateId}`) +
    (used(`strategy ${candidate.strategy}`) >= Math.ceil(count / 2) ? oneMethod : 0) +
    Math.abs(candidate.expected - aim) +
    0.1 * random.next();
  while (picked.length < count) {
    const open = candidates.filter((candidate) => used(`template ${candidate.templateId}`) < candidate.most);
    const promised = picked.length === 0 ? open.filter(({ topicId }) => topicId === firstTopicId) : [];
    const choice = promised.length > 0 ? promised : open;
    if (choice.length === 0) break;
    const best = choice
      .map((candidate) => ({ candidate, cost: cost(candidate) }))
      .reduce((a, b) => (b.cost < a.cost ? b : a));
    const { topicId, templateId, strategy } = best.candidate;
    for (const key of [`topic ${topicId}`, `template ${templateId}`, `strategy ${strategy}`])
      uses.set(key, used(key) + 1);
    picked.push(best.candidate);
  }
  const first = picked[0]?.topicId === firstTopicId ? picked[0] : null;
  return interleave(picked, (candidate) => candidate.strategy, random, first);
}
