import type { Trx } from '../../db/client';
import { findTemplate } from '../catalogue/index';
import { rateAnswer, startRating, templateStartRating } from './draw/rating';
import type { AnswerEffect } from './marking/answer-effect';
import type { QuestionRow } from './practice.repo';
import { changeTemplateRating, changeTopicRating, ratingsFor } from './ratings.repo';

/** Moves the ratings of student and template after the first attempt that counts. */
export async function rateStudent(trx: Trx, question: QuestionRow, effect: AnswerEffect, now: Date): Promise<void> {
  const template = findTemplate(question.template_id);
  if (!template) return;
  const { student_id: studentId, topic_id: topicId } = question;
  const known = await ratingsFor(trx, studentId, topicId, template.id);
  const templateStart = templateStartRating(template.difficulty);
  const change = rateAnswer(
    known.topic ?? { rating: startRating, answered: 0 },
    known.template ?? { rating: templateStart, answered: 0 },
    { right: effect.right, withHelp: effect.withHelp },
  );
  const { right } = effect;
  await changeTopicRating(trx, {
    studentId,
    topicId,
    start: startRating,
    change: change.studentChange,
    right,
    at: now,
  });
  await changeTemplateRating(trx, template.id, templateStart, change.templateChange);
}
