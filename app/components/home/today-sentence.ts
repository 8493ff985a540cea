import { questionsIn } from '../../../rules/study-plan';
import type { HomeData } from './home-data';

interface OwnWish {
  /** Why the student is here; null where they did not say. */
  goal: string | null;
  minutesADay: number | null;
}

/** What today is about, in one sentence. */
export function todaySentence(
  { due, continuePractice, plan, myCourses }: Pick<HomeData, 'due' | 'continuePractice' | 'plan' | 'myCourses'>,
  tasks: number,
  { goal, minutesADay }: OwnWish,
): string {
  if (continuePractice !== null) return 'Your set is kept, right where you stopped.';
  const waiting = due.length + tasks;
  if (waiting === 1) return 'One thing is due. It is quickly done.';
  if (waiting > 1) return `${waiting} things are due. Start with the short one.`;
  const day = plan?.days[plan.today];
  if (day !== undefined)
    return day.questions === 0 ? 'A free day. Enjoy it.' : `Today: ${day.title}, ${day.questions} questions.`;
  const [first] = myCourses;
  if (first === undefined) return 'Choose a course, and your first question is a minute away.';
  if (goal === 'CATCH_UP' && first.unresolvedCount > 0) {
    const errors = first.unresolvedCount === 1 ? 'one error waits' : `${first.unresolvedCount} errors wait`;
    return `Nothing is due. To catch up: ${errors} in your logbook${timeLabel(minutesADay)}.`;
  }
  if (first.nextTopic === null) return 'Nothing is due today.';
  return `Nothing is due. ${openings[goal ?? ''] ?? 'Next comes'} ${first.nextTopic.title}${timeLabel(minutesADay)}.`;
}

const openings: Record<string, string> = {
  CATCH_UP: 'To catch up:',
  GET_AHEAD: 'To get ahead:',
  EXAM: 'For your exam:',
};

const timeLabel = (minutes: number | null): string =>
  minutes === null ? '' : `, about ${questionsIn(minutes)} questions in your ${minutes} minutes`;
