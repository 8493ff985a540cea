import { graphql, type ResultOf } from '../init';

/** One message, whoever reads it. */
export const MessageParts = graphql(`
  fragment MessageParts on TutorMessage @_unmask {
    number
    author
    text
    lineLatex
    verdict
    steps { line reason }
    example { prompt figure steps { line reason } }
    figure
    options { id text }
    links { label path }
    isUnverified
    isComing
    isReported
  }
`);

export type MessageData = ResultOf<typeof MessageParts>;

/** All that the chat frame shows of one conversation. Nothing in it says the answer of an open question. */
export const TalkParts = graphql(
  `
  fragment TalkParts on TutorTalk @_unmask {
    id
    bot
    mood
    isFree
    messages { ...MessageParts }
    suggestions { intent label text aiModel }
    quiz {
      topicName
      goals { kind label standing }
      isOver
      summary { shown next nextPath }
    }
  }
`,
  [MessageParts],
);

export type TalkData = ResultOf<typeof TalkParts>;
