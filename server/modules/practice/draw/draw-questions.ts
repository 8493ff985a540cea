import type { AnyTemplate } from '../../../../maths/templates/index';
import { newId } from '../../../platform/ids';
import { findTemplate } from '../../catalogue/index';
import { drawQuestion, isPublic, lookOf, type StoredQuestion } from '../../questions/index';

/** Draws before the same numbers twice in one practice are accepted. */
const mostTries = 40;

export interface DrawnQuestion {
  seed: string;
  question: StoredQuestion;
}

/**
 * Draws a question of each template, null where there is no such template. No two questions of the practice look the
 * same, and none is one of those that the public replay may show.
 */
export function drawQuestions(templateIds: readonly string[], newSeed: () => string = newId): (DrawnQuestion | null)[] {
  const seen = new Set<string>();
  return templateIds.map((templateId) => {
    const template = findTemplate(templateId);
    if (!template) return null;
    let drawn = draw(template, newSeed());
    for (
      let tries = 1;
      tries < mostTries && (isPublic(drawn.question) || seen.has(lookOf(drawn.question)));
      tries += 1
    ) {
      const next = draw(template, newSeed());
      // The same numbers twice are better than a question whose key is public.
      if (isPublic(drawn.question) || !isPublic(next.question)) drawn = next;
    }
    seen.add(lookOf(drawn.question));
    return drawn;
  });
}

const draw = (template: AnyTemplate, seed: string): DrawnQuestion => ({ seed, question: drawQuestion(template, seed) });
