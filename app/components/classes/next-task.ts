import { dayThatEnds } from '../../../rules/tasks/wall-clock';
import { dueLabel, timeOfDay } from '../../lib/day-labels';

/** The task of a class that is due first, as the card of the class shows it. */
export interface NextTask {
  /** "Due today", "Due Friday", "Overdue". */
  when: string;
  tone: 'warn' | 'accent' | 'plain';
  title: string;
  /** "By 4:00 pm, 4 of 10 answered". */
  detail: string;
}

interface OpenTask {
  classId: string;
  title: string;
  dueAt: string;
  answered: number;
  questionCount: number;
}

/** Null where nothing of the class is to be done. `tasks` are those due first in front; `timeZone` is the student's. */
export function nextTask(tasks: readonly OpenTask[], classId: string, now: Date, timeZone: string): NextTask | null {
  const task = tasks.find((one) => one.classId === classId);
  if (task === undefined) return null;
  const due = new Date(task.dueAt);
  const { answered, questionCount } = task;
  const stand = answered === 0 ? 'not started' : `${answered} of ${questionCount} answered`;
  const { title } = task;
  if (due < now) return { when: 'Overdue', tone: 'accent', title, detail: sentence(stand) };
  const ending = dayThatEnds(due, timeZone);
  const day = dueLabel(ending ?? due, now, timeZone);
  const isToday = day === 'Today';
  return {
    when: `Due ${isToday || day === 'Tomorrow' ? day.toLowerCase() : day}`,
    tone: isToday ? 'warn' : 'plain',
    title,
    detail: `By ${ending === null ? timeOfDay(timeZone, due) : 'midnight'}, ${stand}`,
  };
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
