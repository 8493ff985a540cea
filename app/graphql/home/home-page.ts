import { Quest } from '../account/quest';
import { graphql } from '../init';
import { Shell } from '../shell/shell';

/** All that /home shows, in one operation. */
export const HomePage = graphql(
  `
    query HomePage {
      ...Shell
      home {
        answeredToday
        streakDays
        pausesHeld
        continuePractice {
          id
          mode
          currentIndex
          questionCount
          outcomes
          course { id name }
          topics { id title }
        }
        due { kind courseId courseName count dueAt }
        cover
        quest { ...Quest }
        plan { today course { id name } days { title topicId questions } }
        week { date answered paused }
        myCourses {
          mastery
          unresolvedCount
          placementOffer
          course { id name iconUrl grade rankName }
          nextTopic { id title }
        }
      }
      profile { openSteps goal minutesADay }
      openTasks { id classId className title type dueAt questionCount }
    }
  `,
  [Shell, Quest],
);
