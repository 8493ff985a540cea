import { expect } from 'vitest';
import { whiteboardDefaults } from '../../../rules/constants';
import { startSettings } from '../../../rules/whiteboard/shapes';
import type { Row } from '../row';
import { fieldsOf } from '../schema';

/** A type of the schema has these fields, whatever else it has. */
const entity = (type: string, fields: string, says = `${type}: ${fields.replaceAll(' ', ', ')}`): Row => ({
  says,
  holds: () => expect(Object.keys(fieldsOf(type))).toEqual(expect.arrayContaining(fields.split(' '))),
});

export const entityRows: Row[] = [
  entity('CurrentUser', 'username email'),
  entity('Profile', 'id avatar nickname cognitoUid'),
  entity('InvitingCode', 'code'),
  entity('UserProfile', 'roles email'),
  entity('Notification', 'id status firstLevelType secondLevelType message createdAt'),
  entity('Discount', 'id'),
  {
    says: 'The acceptance of the terms is a time in epoch seconds, empty until it is given',
    holds: () => expect(fieldsOf('SignupTc')).toEqual({ acceptTcTime: 'Int' }),
  },
  entity('StudentTaskReportShareInfo', 'shareKey taskId studentTaskId'),
  entity('Course', 'id grade name iconUrl totalTime rankLevel rankName subscription'),
  entity('Subscription', 'id from to is14DaysTrial'),
  entity('AiCredit', 'creditsUsed totalCredits cycleStartedAt creditResetFrequency nextResetTime'),
  entity('UnresolvedCount', 'courseId courseName courseGrade unresolvedCount'),
  {
    says: 'Score: pointsScore, rubricScore (a list of values), display; a student of a task has one',
    holds: () => {
      expect(fieldsOf('Score')).toEqual({ display: 'String', pointsScore: 'Float', rubricScore: '[Int]' });
      expect(fieldsOf('StudentOfTask').score).toBe('Score!');
    },
  },
  {
    says: 'The values of rubricScore are summed',
    seenIn: { file: 'rules/tasks/score.test.ts', test: 'a score is its points, or the values of the rubric summed' },
  },
  {
    says: 'The whiteboard begins with brush 1.5 black, eraser 5 white, no fill, opacity 1, and not open',
    holds: () =>
      expect(whiteboardDefaults).toMatchObject({
        brushWidth: 1.5,
        brushColour: 'black',
        eraserSize: 5,
        eraserColour: 'white',
        fill: false,
        opacity: 1,
        open: false,
      }),
  },
  {
    says: 'The whiteboard has a mode, and begins with the pen',
    holds: () => expect(startSettings.mode).toBe('pen'),
  },
  {
    says: 'These are the settings that a board begins with',
    holds: () => expect(startSettings).toMatchObject(whiteboardDefaults),
  },
  {
    says: 'The message of a notification is HTML, of which only what is safe is shown',
    seenIn: {
      file: 'app/components/notifications/sanitise-html.server.test.ts',
      test: 'keeps emphasis and links to our own pages',
    },
  },
  {
    says: 'The second type of a notification is shown as start-case text',
    seenIn: {
      file: 'app/components/notifications/notification-view.test.ts',
      test: 'shows its type in start case and its day where the student lives',
    },
  },
  {
    says: 'Shapes of the whiteboard are kept in the browser for each context',
    seenIn: {
      file: 'app/components/whiteboard/board-storage.test.ts',
      test: 'are kept apart by context and by person',
    },
  },
  {
    says: 'The AI context of a solution and of a hint: practiceId, questionId, topic, errorReviewSessionState',
    seenIn: {
      file: 'app/lib/ai-context.test.ts',
      test: 'the context of a question has the four fields of the specification',
    },
  },
  {
    says: 'Both are kept for the session',
    seenIn: {
      file: 'app/components/chat/saved-ai-context.test.ts',
      test: 'are kept for hints and solutions apart, and for each viewer apart',
    },
  },
];
