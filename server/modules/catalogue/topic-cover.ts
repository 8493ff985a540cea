import { makeInstance, type QuestionContent } from '../../../maths/templates/index';
import { templatesOf } from './question-bank';

const covers = new Map<string, QuestionContent['figure']>();

/** A drawing that shows what a topic is about: that of one of its questions; null where none of them has one. */
export function topicCover(topicId: string): QuestionContent['figure'] {
  const known = covers.get(topicId);
  if (known !== undefined) return known;
  const cover =
    templatesOf([topicId])
      .map((template) => makeInstance(template, 'public:cover').figure)
      .find((figure) => figure !== null) ?? null;
  covers.set(topicId, cover);
  return cover;
}
