import { newId } from '../../platform/ids';
import { findTemplate, naturalLogOf } from '../catalogue/index';
import type { StoredQuestion } from '../questions/index';
import { drawQuestions } from './draw/draw-questions';
import type { PracticeRow, QuestionRow } from './practice.repo';
import type { PracticePlan } from './practice-plan';

/** The rows of a practice's questions, each with a fresh seed where it is not pinned, and the questions that were drawn for them. */
export function questionRows(
  practice: PracticeRow,
  plan: PracticePlan,
  options: { newSeed?: () => string; had?: ReadonlySet<string> } = {},
): { rows: QuestionRow[]; drawn: StoredQuestion[] } {
  const all = drawQuestions(
    plan.questions.filter(({ pinned }) => pinned === undefined).map((question) => question.templateId),
    { ...options, naturalLog: naturalLogOf(practice.course_id) },
  );
  const next = all.values();
  const rows = plan.questions.flatMap(({ templateId, errorId, reason, pinned }, place): QuestionRow[] => {
    const drawn = pinned === undefined ? next.next().value : null;
    const seed = pinned?.seed ?? drawn?.seed;
    const instanceId = pinned?.instanceId ?? drawn?.question.id;
    const { version, topicId } = pinned ?? findTemplate(templateId) ?? {};
    if (seed === undefined || instanceId === undefined || version === undefined || topicId === undefined) return [];
    return [
      {
        student_id: practice.student_id,
        id: newId(),
        practice_id: practice.id,
        index: place + 1,
        template_id: templateId,
        template_version: version,
        seed,
        topic_id: topicId,
        error_id: errorId,
        outcome: null,
        hints_opened: 0,
        tutor_helped: false,
        seconds: null,
        opened_at: null,
        answered_at: null,
        first_answer_ms: null,
        closed_at: null,
        instance_id: instanceId,
        example_id: null,
        late_answer: null,
        reason,
      },
    ];
  });
  return { rows, drawn: all.flatMap((drawn) => drawn?.question ?? []) };
}
