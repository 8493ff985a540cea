import { graphql, type ResultOf } from '../init';
import { Shell } from '../shell/shell';
import { TalkParts } from './talk-parts';

/** All that a chat frame shows: the conversation, what to begin with, the credits, and the question that is open beside it. */
export const TalkPage = graphql(
  `
    query TalkPage($place: TutorPlace!, $questionId: ID!, $hasQuestion: Boolean!) {
      ...Shell
      tutorTalk(place: $place) { ...TalkParts }
      tutorStart {
        weakSpots { topicId topicName note }
        isWithoutAi
      }
      myAiCredit { creditsUsed totalCredits creditResetFrequency }
      question(questionId: $questionId) @include(if: $hasQuestion) {
        id
        index
        topic { id title }
        prompt
        figure
        keys
        closed
        working { startLatex lines { number text latex verdict message } }
      }
    }
  `,
  [Shell, TalkParts],
);

export type TalkPageData = ResultOf<typeof TalkPage>;
