import { answerToLatex } from '../../../maths/engine/index';
import type { QuestionContent } from '../../../maths/templates/index';

/** An answer as the student knows it: for a choice the option's text, else what was typed. */
export function answerText(instance: QuestionContent, answer: string): string {
  return instance.choices?.find((option) => option.id === answer)?.text ?? answer;
}

/** An answer as LaTeX for showing; null where it cannot be read. */
export function answerLatex(instance: QuestionContent, answer: string): string | null {
  if (instance.choices === null) return answerToLatex(instance.answer, answer);
  const option = instance.choices.find((candidate) => candidate.id === answer);
  return option ? richTextToLatex(option.text) : null;
}

/** The right answer as LaTeX. Only for closed questions. */
export function modelLatex(instance: QuestionContent): string {
  return answerLatex(instance, instance.answer.model) ?? `\\text{${plain(instance.answer.model)}}`;
}

/** Rich text (words with `$…$` around formulas) as one formula. */
function richTextToLatex(text: string): string {
  return text
    .replaceAll('**', '')
    .split(/(?<!\\)\$/)
    .map((part, place) => (place % 2 === 1 ? part : part === '' ? '' : `\\text{${plain(part)}}`))
    .join('');
}

function plain(text: string): string {
  return text.replace(/\\?([$%#&_{}])/g, '\\$1');
}
