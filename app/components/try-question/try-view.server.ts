import type { SampleData } from '../../graphql/visitors/sample-page';
import { askedView } from '../asked-question/asked-view.server';
import { typeset, typesetFormula } from '../maths/typeset.server';
import { stepView } from '../practice/question-view.server';
import type { TryView } from './try-data';

/** Typesets a question to try and what is said about the answer. */
export function tryView(sample: SampleData, answer: string): TryView {
  const { topic, number, question, reply, solution } = sample;
  const choice = question.choices.find(({ id }) => id === answer);
  return {
    topic,
    number,
    question: askedView(question, `try-${topic.id}`),
    answer,
    reply: reply && {
      verdict: reply.verdict,
      messageHtml: typeset(reply.message),
      answerHtml: choice ? typeset(choice.text) : reply.answerLatex === null ? null : typesetFormula(reply.answerLatex),
      misconception: reply.misconception && {
        name: reply.misconception.name,
        explanationHtml: typeset(reply.misconception.explanation),
      },
    },
    solution: solution && { answerHtml: typesetFormula(solution.answerLatex), steps: solution.steps.map(stepView) },
  };
}
