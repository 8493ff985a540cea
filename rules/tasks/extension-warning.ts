import { noExtension } from './task-dates';
import { answersAreOut, type VisibleFacts } from './visibility';

/**
 * What a teacher reads before a student gets more time for a test whose answers are out: to that student, or to those
 * classmates who were in time. Null where nobody can see them.
 */
export function extensionWarning(nickname: string, own: VisibleFacts, now: Date): string | null {
  if (answersAreOut(own, now)) return `${nickname} can already see the answers to this test.`;
  const { dueAt } = own.task;
  const classmate = { ...own, extension: noExtension, handedInAt: now > dueAt ? dueAt : null };
  if (!answersAreOut(classmate, now)) return null;
  return `Classmates can already see the answers to this test and could pass them on to ${nickname}.`;
}
