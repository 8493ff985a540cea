import pg from 'pg';
import { makeInstance } from '../../maths/templates/instance';
import { templateById } from '../../maths/templates';

/** What would be right and wrong on one question, from its stored template and seed: the pages never tell. */
export interface Answers {
  right: string;
  wrong: { answer: string; misconceptionId: string }[];
  isChoice: boolean;
}

export async function answersOf(practiceId: string, index: number): Promise<Answers> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query<{ template_id: string; seed: string }>(
      'select template_id, seed from practice_questions where practice_id = $1 and index = $2',
      [practiceId, index],
    );
    const [question] = rows;
    if (question === undefined) throw new Error(`No question ${index} in practice ${practiceId}`);
    const template = templateById(question.template_id);
    if (template === undefined) throw new Error(`No template ${question.template_id}`);
    const instance = makeInstance(template, question.seed);
    const isChoice = instance.answer.kind === 'choice';
    const idOf = (text: string) => instance.choices?.find((choice) => choice.text === text)?.id ?? text;
    return {
      isChoice,
      right: instance.answer.model,
      wrong: instance.wrongPaths.map((path) => ({
        answer: isChoice ? idOf(path.answer) : path.answer,
        misconceptionId: path.misconceptionId,
      })),
    };
  } finally {
    await client.end();
  }
}
