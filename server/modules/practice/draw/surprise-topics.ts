import type { Random } from '../../../../maths/engine/random';
import type { Difficulty } from '../../catalogue/index';
import { availableQuestions } from './draw-plan';

/** A surprise mixes so many topics, more only where these have too few questions. */
const topicsInSurprise = 3;

/** Topics by chance, among those given, with questions enough. */
export function surpriseTopics(
  choice: { topicIds: readonly string[]; difficulty: Difficulty | null; questionCount: number },
  random: Random,
): string[] {
  const shuffled = random.shuffle(choice.topicIds);
  const isEnough = (count: number) =>
    availableQuestions(shuffled.slice(0, count), choice.difficulty, choice.questionCount) >= choice.questionCount;
  let count = Math.min(topicsInSurprise, shuffled.length);
  while (count < shuffled.length && !isEnough(count)) count += 1;
  return shuffled.slice(0, count);
}
