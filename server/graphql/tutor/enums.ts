import { botKinds, goalStandings, quizGoalKinds, tutorIntents, tutorMoods } from '../../modules/tutor';
import { builder } from '../builder';

export const BotKind = builder.enumType('BotKind', { values: botKinds });
export const TutorAuthor = builder.enumType('TutorAuthor', { values: ['STUDENT', 'TUTOR'] as const });
export const TutorMood = builder.enumType('TutorMood', { values: tutorMoods });
export const TutorIntent = builder.enumType('TutorIntent', { values: tutorIntents });
export const QuizGoalKind = builder.enumType('QuizGoalKind', { values: quizGoalKinds });
export const QuizGoalStanding = builder.enumType('QuizGoalStanding', {
  description: 'NOT_YET: asked, not shown yet.',
  values: goalStandings,
});
