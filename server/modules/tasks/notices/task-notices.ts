import { type DataOf, type ExtensionChange, type KindName, type Written, write } from '../../notifications';

/** What a student is told about a task: a kind once for each occurrence, which is empty where it happens once. */
export interface TaskNotice extends Written {
  occurrence: string;
}

const taskNotice = <Name extends KindName>(kind: Name, data: DataOf<Name>, occurrence = ''): TaskNotice => ({
  ...write(kind, data),
  occurrence,
});

interface OfTask {
  title: string;
}

/** What students are told about their tasks, and how often. */
export const taskNotices = {
  assigned: (data: DataOf<'TASK_ASSIGNED'>) => taskNotice('TASK_ASSIGNED', data),
  changed: ({ version, ...data }: DataOf<'TASK_CHANGED'> & { version: number }) =>
    taskNotice('TASK_CHANGED', data, String(version)),
  extended: ({ at, ...data }: OfTask & { change: ExtensionChange; until: string; at: Date }) =>
    taskNotice('EXTENSION_GRANTED', data, at.toISOString()),
  minutesAdded: ({ total, ...data }: OfTask & { minutes: number; total: number }) =>
    taskNotice('TEST_TIME_ADDED', data, String(total)),
  reopened: ({ at, ...data }: OfTask & { at: Date; until: string }) =>
    taskNotice('TASK_REOPENED', data, at.toISOString()),
  closed: ({ at, ...data }: OfTask & { at: Date }) => taskNotice('TASK_CLOSED', data, at.toISOString()),
  openedAgain: ({ at, ...data }: OfTask & { at: Date; news: string }) =>
    taskNotice('TASK_OPENED_AGAIN', data, at.toISOString()),
  /** Once a day, however many answers the teacher goes through. */
  marked: ({ day, ...data }: OfTask & { day: string }) => taskNotice('TASK_MARKED', data, day),
  requestAnswered: ({ questionId, ...data }: OfTask & { questionId: string; changed: boolean }) =>
    taskNotice('MARK_REQUEST_ANSWERED', data, questionId),
  /** Once a day, however many links the teacher makes. */
  reportShared: ({ day, ...data }: OfTask & { day: string }) => taskNotice('REPORT_SHARED', data, day),
  /** A comment on the whole task, once a day. */
  feedback: ({ day, ...data }: OfTask & { day: string }) => taskNotice('FEEDBACK_RECEIVED', data, day),
  dueInDays: ({ dueAt, ...data }: OfTask & { dueAt: Date; due: string }) =>
    taskNotice('TASK_DUE_3D', data, dueAt.toISOString()),
  dueSoon: ({ dueAt, ...data }: OfTask & { dueAt: Date; due: string }) =>
    taskNotice('TASK_DUE_1D', data, dueAt.toISOString()),
  overdue: ({ dueAt, ...data }: OfTask & { dueAt: Date; closes: string | null }) =>
    taskNotice('TASK_OVERDUE', data, dueAt.toISOString()),
  reportReady: (data: OfTask) => taskNotice('REPORT_READY', data),
};
