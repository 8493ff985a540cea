import type { SecondLevelType } from '../../../../rules/notification-kinds';
import { escapeText } from '../../notifications';

const bold = (text: string) => `<b>${escapeText(text)}</b>`;
const link = '<a href="/tasks">Open your tasks</a>';

/** What a student is told about a task. */
export interface TaskNotice {
  /** The notification's second level type. */
  kind: SecondLevelType;
  /** A student is told a kind once for each of these; empty where it happens once. */
  occurrence: string;
  /** HTML. */
  message: string;
  /** Told in the quiet hours as well: the student is at work. */
  atOnce?: boolean;
}

/** What students are told about their tasks. */
export const taskNotices = {
  assigned: ({ className, title, type }: { className: string; title: string; type: string }) => ({
    kind: 'TASK_ASSIGNED',
    occurrence: '',
    message: `A new ${type === 'TEST' ? 'test' : 'homework'} in ${bold(className)}: ${bold(title)}. ${link}`,
  }),
  /** `news`: what is other than before, and until when. */
  changed: ({ title, version, news }: { title: string; version: number; news: string }) => ({
    kind: 'TASK_CHANGED',
    occurrence: String(version),
    message: `Your teacher changed ${bold(title)}. ${escapeText(news)} ${link}`,
  }),
  /** `until`: "due Fri 27 Nov, 4:00 pm, and …". */
  extended: ({ title, dates, until }: { title: string; dates: string; until: string }) => ({
    kind: 'EXTENSION_GRANTED',
    occurrence: dates,
    message: `You have more time for ${bold(title)}: for you it’s ${escapeText(until)}. ${link}`,
  }),
  minutesAdded: ({ title, minutes, total }: { title: string; minutes: number; total: number }) => ({
    kind: 'TEST_TIME_ADDED',
    occurrence: String(total),
    message: `Your teacher added ${minutes} minutes to ${bold(title)}: the clock of your test shows it.`,
    atOnce: true,
  }),
  reopened: ({ title, at, until }: { title: string; at: Date; until: string }) => ({
    kind: 'TASK_REOPENED',
    occurrence: at.toISOString(),
    message: `Your teacher gave ${bold(title)} back to you, so you can keep working on it. It’s ${escapeText(until)}. ${link}`,
  }),
  closed: ({ title, at }: { title: string; at: Date }) => ({
    kind: 'TASK_CLOSED',
    occurrence: at.toISOString(),
    message: `Your teacher closed ${bold(title)}: it takes no more work, and what you did counts as it stands. ${link}`,
  }),
  openedAgain: ({ title, at }: { title: string; at: Date }) => ({
    kind: 'TASK_OPENED_AGAIN',
    occurrence: at.toISOString(),
    message: `Your teacher opened ${bold(title)} again: you can go on with it. ${link}`,
  }),
  /** Once a day, however many answers the teacher goes through. */
  marked: ({ title, day }: { title: string; day: string }) => ({
    kind: 'TASK_MARKED',
    occurrence: day,
    message: `Your teacher looked at your answers in ${bold(title)}. ${link}`,
  }),
  requestAnswered: ({ title, questionId, changed }: { title: string; questionId: string; changed: boolean }) => ({
    kind: 'MARK_REQUEST_ANSWERED',
    occurrence: questionId,
    message: `Your teacher looked at a mark in ${bold(title)} again: it ${changed ? 'was changed' : 'stays as it is'}. ${link}`,
  }),
  /** Once a day, however many links the teacher makes. */
  reportShared: ({ title, day }: { title: string; day: string }) => ({
    kind: 'REPORT_SHARED',
    occurrence: day,
    message: `Your teacher made a link to your report of ${bold(title)} for your family. You see it there and can stop it. ${link}`,
  }),
  /** A comment on the whole task, once a day. */
  feedback: ({ title, day }: { title: string; day: string }) => ({
    kind: 'FEEDBACK_RECEIVED',
    occurrence: day,
    message: `Your teacher wrote to you about ${bold(title)}. ${link}`,
  }),
  dueInDays: ({ title, dueAt, due }: { title: string; dueAt: Date; due: string }) => ({
    kind: 'TASK_DUE_3D',
    occurrence: dueAt.toISOString(),
    message: `${bold(title)} is due ${due}. A little today makes it easy. ${link}`,
  }),
  dueSoon: ({ title, dueAt, due }: { title: string; dueAt: Date; due: string }) => ({
    kind: 'TASK_DUE_1D',
    occurrence: dueAt.toISOString(),
    message: `${bold(title)} is due ${due}. ${link}`,
  }),
  overdue: ({ title, dueAt, closes }: { title: string; dueAt: Date; closes: string | null }) => ({
    kind: 'TASK_OVERDUE',
    occurrence: dueAt.toISOString(),
    message: `${bold(title)} was due. ${closes === null ? 'It takes no more work.' : `You can still hand it in until ${closes}.`} ${link}`,
  }),
  reportReady: ({ title }: { title: string }) => ({
    kind: 'REPORT_READY',
    occurrence: '',
    message: `The marks and answers of ${bold(title)} are out. ${link}`,
  }),
} as const satisfies Record<string, (facts: never) => TaskNotice>;
