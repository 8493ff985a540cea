import { dayThatEnds } from '../../../rules/tasks/wall-clock';
import { dueLabel, timeOfDay } from '../../lib/day-labels';
import { taskPaths } from '../tasks/task-paths';
import type { HomeTasks } from './home-data';

/** A task as home shows it. */
export interface DueTask {
  id: string;
  to: string;
  title: string;
  detail: string;
  /** "4:00 pm" today, "Late" past the due time, else the day. */
  when: string;
  tone: 'warn' | 'accent' | 'plain';
}

/** As many as fit beside what else is due; the page of tasks has all. */
const mostTasks = 4;
const dayMs = 86_400_000;

/** Tasks due within a week, the first due in front. `timeZone` is the student's. */
export function dueTasks(tasks: HomeTasks, now: Date, timeZone: string): DueTask[] {
  return tasks
    .filter(({ dueAt }) => Date.parse(dueAt) - now.getTime() < 7 * dayMs)
    .slice(0, mostTasks)
    .map((task) => {
      const due = new Date(task.dueAt);
      const late = due < now;
      const ending = dayThatEnds(due, timeZone);
      const day = dueLabel(ending ?? due, now, timeZone);
      const questions = task.questionCount === 1 ? '1 question' : `${task.questionCount} questions`;
      return {
        id: task.id,
        to: taskPaths.task(task.classId, task.id),
        title: task.title,
        detail: `${task.className} · ${task.type === 'TEST' ? 'test' : 'homework'} · ${questions}`,
        when: late ? 'Late' : day === 'Today' ? (ending === null ? timeOfDay(timeZone, due) : 'Midnight') : day,
        tone: late ? 'accent' : day === 'Today' ? 'warn' : 'plain',
      };
    });
}
