import type { TalkPageData } from '../../graphql/tutor/talk-page';
import type { MessageData, TalkData } from '../../graphql/tutor/talk-parts';
import { figureHtml } from '../maths/figures/figure-html.server';
import { typeset, typesetFormula } from '../maths/typeset.server';
import { stepView, workingView } from '../practice/question-view.server';
import type { MessageView, SubjectView, TalkView } from './talk-data';

const mathsKeys = /\\(?:d?frac|sqrt|times|cdot|div|le|ge|pm|pi|left|overline|sin|cos|tan|ln|circ)(?![a-z])/;

/** Typesets a conversation for its frame. A student's own words stay plain text. */
export function talkView({ messages, ...talk }: TalkData): TalkView {
  return { ...talk, messages: messages.map((message) => messageView(talk.id, message)) };
}

/** Typesets one message of a conversation. */
export function messageView(talkId: string, { figure, lineLatex, ...message }: MessageData): MessageView {
  const { number, author, text, example } = message;
  return {
    ...message,
    text: author === 'STUDENT' ? text : '',
    html: author === 'TUTOR' ? typeset(text) : '',
    lineHtml: lineHtmlOf(author, text, lineLatex),
    steps: message.steps.map(stepView),
    example: example && {
      promptHtml: typeset(example.prompt),
      figureHtml: figureHtml(example.figure, `talk-${talkId}-${number}`),
      steps: example.steps.map(stepView),
    },
    figureHtml: figureHtml(figure, `talk-${talkId}-${number}-asked`),
    options: message.options.map((option) => ({ id: option.id, html: typeset(option.text) })),
  };
}

/** What was written with the maths keys is shown as maths, also where it is no line of working. */
function lineHtmlOf(author: MessageView['author'], text: string, lineLatex: string | null): string | null {
  if (lineLatex !== null) return typesetFormula(lineLatex);
  return author === 'STUDENT' && mathsKeys.test(text) ? typesetFormula(text) : null;
}

/** Typesets the question that is open beside the frame. */
export function subjectView(question: NonNullable<TalkPageData['tutorFrame']['subject']>): SubjectView {
  return {
    id: question.id,
    index: question.index,
    topic: question.topic,
    promptHtml: typeset(question.prompt),
    figureHtml: figureHtml(question.figure, `subject-${question.id}`),
    keys: question.keys,
    isClosed: question.isClosed,
    wasWrong: question.wasWrong,
    working: workingView(question.working),
  };
}
