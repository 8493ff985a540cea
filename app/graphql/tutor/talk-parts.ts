import { graphql, type ResultOf } from '../init';

/** All that the chat frame shows of one conversation. Nothing in it says the answer of an open question. */
export const TalkParts = graphql(`
  fragment TalkParts on TutorTalk @_unmask {
    id
    bot
    mood
    isFree
    messages {
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
    suggestions { intent label text }
    quiz {
      topicName
      goals { kind label standing }
      isOver
      summary { shown next nextPath }
    }
  }
`);

export type TalkData = ResultOf<typeof TalkParts>;
