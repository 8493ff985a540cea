import type { TalkPageData } from '../../graphql/tutor/talk-page';
import type { TalkData } from '../../graphql/tutor/talk-parts';
import { figureHtml } from '../maths/figures/figure-html.server';
import { typeset, typesetFormula } from '../maths/typeset.server';
import { stepView, workingView } from '../practice/question-view.server';
import type { MessageView, SubjectView, TalkView } from './talk-data';

/** Typesets a conversation for its frame. A student's own words stay plain text. */
export function talkView({ messages, ...talk }: TalkData): TalkView {
  return { ...talk, messages: messages.map((message) => messageView(talk.id, message)) };
}

function messageView(talkId: string, message: TalkData['messages'][number]): MessageView {
  const { number, author, text, lineLatex, example } = message;
  return {
    ...message,
    text: author === 'STUDENT' ? text : '',
    html: author === 'TUTOR' ? typeset(text) : '',
    lineHtml: lineLatex === null ? null : typesetFormula(lineLatex),
    steps: message.steps.map(stepView),
    example: example && {
      promptHtml: typeset(example.prompt),
      figureHtml: figureHtml(example.figure, `talk-${talkId}-${number}`),
      steps: example.steps.map(stepView),
    },
    options: message.options.map((option) => ({ id: option.id, html: typeset(option.text) })),
  };
}

/** Typesets the question that is open beside the frame. */
export function subjectView(question: NonNullable<TalkPageData['question']>): SubjectView {
  return {
    id: question.id,
    index: question.index,
    topic: question.topic,
    promptHtml: typeset(question.prompt),
    figureHtml: figureHtml(question.figure, `subject-${question.id}`),
    keys: question.keys,
    isClosed: question.closed,
    working: workingView(question.working),
  };
}
