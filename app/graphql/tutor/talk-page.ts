import { graphql, type ResultOf } from '../init';
import { PageViewer } from '../shell/page-viewer';
import { TalkParts } from './talk-parts';

/** All that a chat frame shows: the conversation, what to begin with, the credits, and the question that is open beside it. */
export const TalkPage = graphql(
  `
    query TalkPage($place: TutorPlace!, $questionId: ID) {
      ...PageViewer
      tutorFrame(place: $place, questionId: $questionId) {
        talk { ...TalkParts }
        subject {
          id
          index
          topic { id title }
          prompt
          figure
          keys
          isClosed
          wasWrong
          working { startLatex lines { number text latex verdict message } }
        }
        weakSpots { topicId topicName note }
        scenario
        scenarioGroup
        teachersMayRead
      }
      myAiCredit { creditsUsed totalCredits creditResetFrequency }
    }
  `,
  [PageViewer, TalkParts],
);

export type TalkPageData = ResultOf<typeof TalkPage>;
