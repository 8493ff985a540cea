import { createRandom, type Random } from '../../../../maths/engine/random';
import type { AnyTemplate } from '../../../../maths/templates/index';
import { questionLasts, questionsInMatch } from '../../../../rules/battle/match';
import { firstRating } from '../../../../rules/battle/rating';
import type { QuestionSource } from '../../../../rules/battle/record';
import { targetPace } from '../../../../rules/challenge-clock';
import { newId } from '../../../platform/ids';
import { drawQuestions, startRating, templateStartRating } from '../../practice/index';
import type { StoredQuestion } from '../../questions/index';
import { battleTemplates } from './battle-templates';

export interface DeckQuestion extends QuestionSource {
  /** How long it lasts, in milliseconds. */
  lasts: number;
  question: StoredQuestion;
}

/** What is known of the templates; what is not known is where every template starts. */
export interface DeckFacts {
  /** Ratings of templates, on the scale of practice. */
  ratings?: ReadonlyMap<string, number>;
  /** Median seconds that students take. */
  medianSeconds?: ReadonlyMap<string, number>;
  random?: Random;
  newSeed?: () => string;
}

/** Templates this near in rating are as good as each other: chance decides between them. */
const nearEnough = 150;
/** What counts against a template: having been met lately comes after its topic's turn and before its level. */
const topicTurn = 100_000;
const metLately = 10_000;

/**
 * The seven questions of a match: of the course, near the mean of both battle ratings, different topics where there are
 * seven, none of a template in `exclude` (met lately by either) while there are others. Seeds are fresh, and no question
 * is one that the public replay may show. Easier ones come first. Fewer only where the course has fewer templates.
 */
export function drawDeck(
  courseId: string,
  meanRating: number,
  exclude: ReadonlySet<string>,
  { ratings, medianSeconds, newSeed = newId, random = createRandom(newSeed()) }: DeckFacts = {},
): DeckQuestion[] {
  const ratingOf = ({ id, difficulty }: AnyTemplate) => ratings?.get(id) ?? templateStartRating(difficulty);
  const target = meanRating - firstRating.rating + startRating;
  const open = battleTemplates(courseId).map((template) => {
    const distance = Math.abs(ratingOf(template) - target) + nearEnough * random.next();
    return { template, cost: distance + (exclude.has(template.id) ? metLately : 0) };
  });
  const picked: AnyTemplate[] = [];
  const turns = new Map<string, number>();
  while (picked.length < questionsInMatch && open.length > 0) {
    const costOf = (each: (typeof open)[number]) => each.cost + topicTurn * (turns.get(each.template.topicId) ?? 0);
    const best = open.reduce((a, b) => (costOf(b) < costOf(a) ? b : a));
    open.splice(open.indexOf(best), 1);
    turns.set(best.template.topicId, (turns.get(best.template.topicId) ?? 0) + 1);
    picked.push(best.template);
  }
  picked.sort((a, b) => ratingOf(a) - ratingOf(b));
  const drawn = drawQuestions(
    picked.map(({ id }) => id),
    { newSeed },
  );
  return drawn.flatMap((each, place) => {
    const template = picked[place];
    if (each === null || !template) return [];
    const { id, version, difficulty } = template;
    const seconds = medianSeconds?.get(id) ?? targetPace({ kind: null, topic: null }, difficulty);
    return [{ template: id, version, seed: each.seed, lasts: questionLasts(seconds * 1000), question: each.question }];
  });
}
