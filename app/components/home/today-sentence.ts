import type { HomeData } from './home-data';

/** What today is about, in one sentence: it speaks of the step that the page suggests. */
export function todaySentence(
  { due, nextStep, plan }: Pick<HomeData, 'due' | 'nextStep' | 'plan'>,
  tasks: number,
  goal: string | null,
): string {
  if (nextStep?.kind === 'CONTINUE') return 'Your practice set is saved. Pick up where you left off.';
  const waiting = due.length + tasks;
  if (waiting === 1) return 'One thing is due today.';
  if (waiting > 1) return `${waiting} things are due today.`;
  if (nextStep === null) return 'Choose a course and you’ll have your first question in a minute.';
  const { kind, title, questionCount, doneToday } = nextStep;
  if (kind === 'PLAN_DAY') return `Today: ${title}, ${questionCount} questions.`;
  if (plan?.days[plan.today]?.questions === 0) return 'You have a day off today. Enjoy it!';
  const opening = doneToday.length > 0 ? 'You’re done for today.' : 'You’re all caught up.';
  return title === null ? opening : `${opening} ${reasons[goal ?? ''] ?? 'Next:'} ${title}.`;
}

const reasons: Record<string, string> = {
  CATCH_UP: 'To catch up:',
  GET_AHEAD: 'To get ahead:',
  EXAM: 'For your exam:',
};
