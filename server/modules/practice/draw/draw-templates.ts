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
}

/**
 * Picks `count` templates (with repetition) for a practice: topics in turn, success near three in four, no template
 * twice as long as another fits about as well, neighbours of different strategies. Fewer where the candidates together give no more.
 */
export function drawTemplates(candidates: readonly Candidate[], count: number, random: Random): Candidate[] {
  const uses = new Map<string, number>();
  const used = (key: string) => uses.get(key) ?? 0;
  const picked: Candidate[] = [];
  const cost = (candidate: Candidate) =>
    used(`topic ${candidate.topicId}`) +
    0.3 * used(`template ${candidate.templateId}`) +
    (used(`strategy ${candidate.strategy}`) >= Math.ceil(count / 2) ? 100 : 0) +
    Math.abs(candidate.expected - aim) +
    0.1 * random.next();
  while (picked.length < count) {
    const open = candidates.filter((candidate) => used(`template ${candidate.templateId}`) < candidate.most);
    if (open.length === 0) break;
    const best = open
      .map((candidate) => ({ candidate, cost: cost(candidate) }))
      .reduce((a, b) => (b.cost < a.cost ? b : a));
    const { topicId, templateId, strategy } = best.candidate;
    for (const key of [`topic ${topicId}`, `template ${templateId}`, `strategy ${strategy}`])
      uses.set(key, used(key) + 1);
    picked.push(best.candidate);
  }
  return interleave(picked, (candidate) => candidate.strategy, random);
}
