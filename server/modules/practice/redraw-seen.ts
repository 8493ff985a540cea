import type { Trx } from '../../db/client';
import { findTemplate, naturalLogOf } from '../catalogue/index';
import { insertQuestions } from '../questions/index';
import { drawQuestions } from './draw/draw-questions';
import { questionsHad } from './draw-facts.repo';
import type { PracticeRow } from './practice.repo';
import { findOpenQuestions, markKeysSeen, skipQuestions, updateDrawn } from './redraw-seen.repo';

/**
 * Gives the open questions of a practice that goes on after its keys were seen other numbers of the same kind; what was
 * answered stays as it stands, and can be changed no longer. One that has no other numbers, or a teacher's own mark, is
 * not opened again.
 */
export async function redrawSeen(trx: Trx, practice: Pick<PracticeRow, 'student_id' | 'id'>, now: Date): Promise<void> {
  const open = await findOpenQuestions(trx, practice);
  await markKeysSeen(trx, practice, now);
  if (open.length === 0) return;
  const had = await questionsHad(trx, practice.student_id, [...new Set(open.map((question) => question.template_id))]);
  const drawn = drawQuestions(
    open.map((question) => question.template_id),
    { had, naturalLog: naturalLogOf(...open.map((question) => question.course_id)) },
  );
  const fresh = open.flatMap(({ id, template_id: templateId, is_marked: isMarked }, place) => {
    const [next, version] = [drawn[place], findTemplate(templateId)?.version];
    if (!next || version === undefined || isMarked || had.has(next.question.id)) return [];
    return [{ id, version, ...next }];
  });
  await insertQuestions(
    trx,
    fresh.map(({ question }) => question),
  );
  for (const { question, ...next } of fresh) {
    await updateDrawn(trx, practice.student_id, { ...next, instanceId: question.id });
  }
  const stay = open.filter(({ id }) => !fresh.some((question) => question.id === id)).map(({ id }) => id);
  await skipQuestions(trx, practice.student_id, stay, now);
}
