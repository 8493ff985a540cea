import { templateById } from '../../maths/templates';
import { drawQuestion, packContent } from '../../server/modules/questions';
import { type Answers, answersFor } from './answers';
import { rowsOf } from './database';

/** Kinds of question that stories need on purpose, by template. */
export const questions = {
  addFractions: 'y6/unlike-fractions/add-two',
  chooseBrackets: 'y6/order-of-operations/with-brackets',
  fractionOf: 'y6/parts-of-quantities/fraction-of',
  workOut: 'y6/order-of-operations/three-operations',
  millilitres: 'y6/powers-of-ten/many-of-one',
  addDecimals: 'y6/decimals/add-different-lengths',
  readPoint: 'y6/four-quadrants/name-the-point',
  countTally: 'y5/data-investigations/missing-answers',
} as const;

/** Puts a question of one template in place of a question that nobody has opened yet. */
export async function placeQuestion(
  practiceId: string,
  index: number,
  templateId: string,
  seed: string,
): Promise<void> {
  const template = templateById(templateId);
  if (template === undefined) throw new Error(`No template ${templateId}`);
  const question = drawQuestion(template, seed);
  await rowsOf('insert into question_instances (id, content) values ($1, $2) on conflict (id) do nothing', [
    question.id,
    packContent(question),
  ]);
  await rowsOf(
    `update practice_questions set template_id = $3, template_version = $4, seed = $5, topic_id = $6, instance_id = $7
      where practice_id = $1 and index = $2 and answered_at is null`,
    [practiceId, index, template.id, template.version, seed, template.topicId, question.id],
  );
}

/** The first of a thousand seeds whose numbers suit the story. */
export function seedWhere(templateId: string, suits: (answers: Answers) => boolean): string {
  for (let number = 0; number < 1000; number += 1) {
    const seed = `story-${number}`;
    if (suits(answersFor(templateId, seed))) return seed;
  }
  throw new Error(`No seed of ${templateId} suits this story`);
}

/** Two wrong ideas that lead to the same answer on these numbers; null where all answers differ. */
export function sharedWrongAnswer({ wrong }: Answers): { answer: string; misconceptionIds: string[] } | null {
  for (const { answer } of wrong) {
    const same = wrong.filter((other) => other.answer === answer);
    if (same.length > 1) return { answer, misconceptionIds: same.map(({ misconceptionId }) => misconceptionId) };
  }
  return null;
}
