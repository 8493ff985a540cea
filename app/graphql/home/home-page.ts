import { Quest } from '../account/quest';
import { graphql } from '../init';
import { NextStepParts } from '../next-step/next-step';
import { PageViewer } from '../shell/page-viewer';

/** All that /home shows, in one operation. */
export const HomePage = graphql(
  `
    query HomePage {
      ...PageViewer
      home {
        answeredToday
        streakDays
        pausesHeld
        nextStep { ...NextStepParts }
        due { kind courseId courseName count dueAt }
        cover
        quest { ...Quest }
        plan { today todayDone course { id name } days { title topicId questions } }
        week { date answered paused }
        myCourses {
          mastery
          unresolvedCount
          placementOffer
          course { id name iconUrl grade rankName }
          nextTopic { id title }
        }
      }
      profile { openSteps goal }
      openTasks { id classId className title type dueAt questionCount }
    }
  `,
  [PageViewer, Quest, NextStepParts],
);
