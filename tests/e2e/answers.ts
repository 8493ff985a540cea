import { templateById } from '../../maths/templates';
import { makeInstance } from '../../maths/templates/instance';
import { rowsOf } from './database';

/** What would be right and wrong on one question, from its stored template and seed: the pages never tell. */
export interface Answers {
  /** The question's own text. */
  prompt: string;
  right: string;
  wrong: { answer: string; misconceptionId: string }[];
  isChoice: boolean;
}

export async function answersOf(practiceId: string, index: number): Promise<Answers> {
  const [question] = await rowsOf<{ template_id: string; seed: string }>(
    'select template_id, seed from practice_questions where practice_id = $1 and index = $2',
    [practiceId, index],
  );
  if (question === undefined) throw new Error(`No question ${index} in practice ${practiceId}`);
  return answersFor(question.template_id, question.seed);
}

export function answersFor(templateId: string, seed: string): Answers {
  const template = templateById(templateId);
  if (template === undefined) throw new Error(`No template ${templateId}`);
  const instance = makeInstance(template, seed);
  const isChoice = instance.answer.kind === 'choice';
  const idOf = (text: string) => instance.choices?.find((choice) => choice.text === text)?.id ?? text;
  return {
    prompt: instance.prompt,
    isChoice,
    right: instance.answer.model,
    wrong: instance.wrongPaths.map((path) => ({
      answer: isChoice ? idOf(path.answer) : path.answer,
      misconceptionId: path.misconceptionId,
    })),
  };
}
