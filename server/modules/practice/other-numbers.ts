import type { Trx } from '../../db/client';
import { newId } from '../../platform/ids';
import { findTemplate, naturalLogOf } from '../catalogue/index';
import { insertQuestions } from '../questions/index';
import { drawQuestions } from './draw/draw-questions';
import { questionsHad } from './draw-facts.repo';
import { replaceQuestion } from './other-numbers.repo';
import { type QuestionRow, readPractice } from './practice.repo';

/** Times that numbers are drawn before a template is taken to have no others. */
const mostDraws = 5;

/**
 * Puts another question of the same template in the place of one of a practice in progress, inside the transaction that
 * locked the student. It is a new question: hints, working and talks about the old one go with it. Says why where it
 * cannot be.
 */
export async function drawOtherNumbers(
  trx: Trx,
  place: { studentId: string; practiceId: string; index: number },
): Promise<'DONE' | 'NOT_OPEN' | 'NO_OTHERS'> {
  const practice = await readPractice(trx, place.studentId, { id: place.practiceId });
  const old = practice?.questions.find(({ index }) => index === place.index);
  if (practice?.row.state !== 'IN_PROGRESS' || old === undefined || !isOpen(old)) return 'NOT_OPEN';
  const given = new Set(practice.questions.map(({ instance_id }) => instance_id));
  const had = await questionsHad(trx, place.studentId, [old.template_id]);
  for (let draw = 1; draw <= mostDraws; draw += 1) {
    const [drawn] = drawQuestions([old.template_id], { had, naturalLog: naturalLogOf(practice.row.course_id) });
    if (!drawn) return 'NO_OTHERS';
    if (given.has(drawn.question.id)) continue;
    await insertQuestions(trx, [drawn.question]);
    const replaced = await replaceQuestion(trx, old, {
      id: newId(),
      seed: drawn.seed,
      instance_id: drawn.question.id,
      template_version: findTemplate(old.template_id)?.version ?? old.template_version,
    });
    return replaced ? 'DONE' : 'NOT_OPEN';
  }
  return 'NO_OTHERS';
}

const isOpen = ({ closed_at, answered_at, outcome }: QuestionRow) =>
  closed_at === null && answered_at === null && outcome === null;
