import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';
import { MessageParts } from './talk-parts';

/** What a student talked about with the tutor, for a teacher of theirs. */
export const StudentTalksPage = graphql(
  `
    query StudentTalksPage($classId: ID!, $studentId: ID!) {
      ...PageViewer
      taughtClass(classId: $classId) { timeZone }
      studentTalks(classId: $classId, studentId: $studentId) {
        nickname
        talks { id bot topicName updatedAt messages { ...MessageParts } }
      }
    }
  `,
  [PageViewer, MessageParts],
);
