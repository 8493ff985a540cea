import { topicOrOther } from '../../catalogue/index';
import type { ShownQuiz, TutorLink } from '../talk';
import { courseOfTopic } from '../weak-spots';
import { goalLabels, shownByGoal } from './quiz-sentences';
import { isUnaided, type QuizState } from './quiz-state';

/** Pure: a quiz as it is shown: its goals, and what it showed once it is over. */
export function showQuiz(quiz: QuizState, isOver: boolean): ShownQuiz {
  return {
    topicName: quiz.topicName,
    goals: quiz.goals.map(({ kind, standing }) => ({ kind, label: goalLabels[kind], standing })),
    isOver,
    summary: isOver ? summaryOf(quiz) : null,
  };
}

/** Where the summary leads. */
export function summaryLinks(quiz: QuizState): TutorLink[] {
  const { next, nextPath } = summaryOf(quiz);
  return nextPath === null ? [] : [{ label: next, path: nextPath }];
}

function summaryOf(quiz: QuizState): NonNullable<ShownQuiz['summary']> {
  const reached = quiz.goals.filter(({ standing }) => standing === 'REACHED');
  const missed = quiz.goals.find(({ standing }) => standing === 'NOT_YET');
  const topicId = (missed ?? quiz.goals[0])?.topicId ?? '';
  const name = topicOrOther(topicId).name;
  const isAll = reached.length === quiz.goals.length;
  return {
    shown: reached.map(
      (goal) => `${shownByGoal[goal.kind]}${isUnaided(goal) ? ', on your own.' : ', with some help.'}`,
    ),
    next: isAll ? `Try a challenge on “${name}”` : `Practise “${name}”`,
    nextPath: practicePath(topicId, quiz.courseId, isAll),
  };
}

function practicePath(topicId: string, wanted: string | null, isChallenge: boolean): string | null {
  const courseId = courseOfTopic(topicId, wanted);
  if (courseId === null) return null;
  const mode = isChallenge ? 'challenge' : 'casual';
  return `/create-practice/${courseId}?${new URLSearchParams({ mode, topic: topicId })}`;
}
