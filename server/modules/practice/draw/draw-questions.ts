import type { AnyTemplate, NaturalLog } from '../../../../maths/templates/index';
import { newId } from '../../../platform/ids';
import { findTemplate } from '../../catalogue/index';
import { drawQuestion, isPublic, lookOf, type StoredQuestion } from '../../questions/index';

/** Draws before the same numbers twice in one practice are accepted, and before numbers of an earlier one are. */
const mostTries = 40;
const mostTriesForNew = 10;

export interface DrawnQuestion {
  seed: string;
  question: StoredQuestion;
}

interface DrawOptions {
  newSeed?: () => string;
  had?: ReadonlySet<string>;
  naturalLog?: NaturalLog;
}

/**
 * Draws a question of each template, null where there is no such template. None is one of those that the public replay
 * may show, no two of the practice look the same, and none is a question that the student has had before (`had`, ids of
 * stored questions): in this order, where a template with few questions cannot have it all.
 */
export function drawQuestions(
  templateIds: readonly string[],
  { newSeed = newId, had = new Set(), naturalLog = 'ln' }: DrawOptions = {},
): (DrawnQuestion | null)[] {
  const seen = new Set<string>();
  const draw = (template: AnyTemplate, seed: string): DrawnQuestion => ({
    seed,
    question: drawQuestion(template, seed, naturalLog),
  });
  const faultOf = ({ question }: DrawnQuestion): number => {
    const look = lookOf(question);
    if (isPublic(look)) return 3;
    if (seen.has(look)) return 2;
    return had.has(question.id) ? 1 : 0;
  };
  return templateIds.map((templateId) => {
    const template = findTemplate(templateId);
    if (!template) return null;
    let best = draw(template, newSeed());
    const isGoodEnough = (tries: number) => faultOf(best) === 0 || (faultOf(best) === 1 && tries >= mostTriesForNew);
    for (let tries = 1; tries < mostTries && !isGoodEnough(tries); tries += 1) {
      const next = draw(template, newSeed());
      if (faultOf(next) < faultOf(best)) best = next;
    }
    seen.add(lookOf(best.question));
    return best;
  });
}
