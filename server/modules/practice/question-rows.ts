import { newId } from '../../platform/ids';
import { findTemplate } from '../catalogue/index';
import { drawSeeds } from './draw/draw-seeds';
import type { PracticeRow, QuestionRow } from './practice.repo';
import type { PracticePlan } from './practice-plan';

/** The rows of a practice's questions, each with a fresh seed. */
export function questionRows(practice: PracticeRow, plan: PracticePlan, newSeed?: () => string): QuestionRow[] {
  const templateIds = plan.questions.map((question) => question.templateId);
  const seeds = drawSeeds(templateIds, newSeed);
  return plan.questions.flatMap(({ templateId, errorId }, place) => {
    const template = findTemplate(templateId);
    const seed = seeds[place];
    if (!template || seed === undefined) return [];
    return [
      {
        student_id: practice.student_id,
        id: newId(),
        practice_id: practice.id,
        index: place + 1,
        template_id: template.id,
        template_version: template.version,
        seed,
        topic_id: template.topicId,
        error_id: errorId,
        outcome: null,
        hints_opened: 0,
        seconds: null,
        opened_at: null,
        answered_at: null,
        first_answer_ms: null,
        closed_at: null,
      },
    ];
  });
}
