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
  assigned: ({ className, title, type, due }: { className: string; title: string; type: string; due: string }) => ({
    kind: 'TASK_ASSIGNED',
    occurrence: '',
    message: `New ${type === 'TEST' ? 'test' : 'homework'} in ${bold(className)}: ${bold(title)}, due ${due}. ${link}`,
  }),
  /** `news`: what is other than before, and until when. */
  changed: ({ title, version, news }: { title: string; version: number; news: string }) => ({
    kind: 'TASK_CHANGED',
    occurrence: String(version),
    message: `Your teacher changed ${bold(title)}. ${escapeText(news)} ${link}`,
  }),
  /** `until`: "due Fri 27 Nov, 4:00 pm, and …". */
  extended: ({ title, change, at, until }: { title: string; change: ExtensionChange; at: Date; until: string }) => ({
    kind: 'EXTENSION_GRANTED',
    occurrence: at.toISOString(),
    message: `${extensionSentence[change](bold(title))} It’s now ${escapeText(until)}. ${link}`,
  }),
  minutesAdded: ({ title, minutes, total }: { title: string; minutes: number; total: number }) => ({
    kind: 'TEST_TIME_ADDED',
    occurrence: String(total),
    message: `Your teacher added ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to ${bold(title)}. The timer on your test already shows it.`,
    atOnce: true,
  }),
  reopened: ({ title, at, until }: { title: string; at: Date; until: string }) => ({
    kind: 'TASK_REOPENED',
    occurrence: at.toISOString(),
    message: `Your teacher returned ${bold(title)} so you can keep working on it. It’s ${escapeText(until)}. ${link}`,
  }),
  closed: ({ title, at }: { title: string; at: Date }) => ({
    kind: 'TASK_CLOSED',
    occurrence: at.toISOString(),
    message: `Your teacher closed ${bold(title)}, so you can’t work on it any more. What you’ve done still counts. ${link}`,
  }),
  /** `news`: what else is other than before, and until when. */
  openedAgain: ({ title, at, news }: { title: string; at: Date; news: string }) => ({
    kind: 'TASK_OPENED_AGAIN',
    occurrence: at.toISOString(),
    message: `Your teacher reopened ${bold(title)}, so you can keep working on it. ${escapeText(news)} ${link}`,
  }),
  /** Once a day, however many answers the teacher goes through. */
  marked: ({ title, day }: { title: string; day: string }) => ({
    kind: 'TASK_MARKED',
    occurrence: day,
    message: `Your teacher has marked your work in ${bold(title)}. ${link}`,
  }),
  requestAnswered: ({ title, questionId, changed }: { title: string; questionId: string; changed: boolean }) => ({
    kind: 'MARK_REQUEST_ANSWERED',
    occurrence: questionId,
    message: `Your teacher checked the mark you asked about in ${bold(title)} and ${changed ? 'changed it' : 'left it as it was'}. ${link}`,
  }),
  /** Once a day, however many links the teacher makes. */
  reportShared: ({ title, day }: { title: string; day: string }) => ({
    kind: 'REPORT_SHARED',
    occurrence: day,
    message: `Your teacher made a link so your family can see your report for ${bold(title)}. You can see the link with the task, and stop it. ${link}`,
  }),
  /** A comment on the whole task, once a day. */
  feedback: ({ title, day }: { title: string; day: string }) => ({
    kind: 'FEEDBACK_RECEIVED',
    occurrence: day,
    message: `Your teacher left you a comment on ${bold(title)}. ${link}`,
  }),
  dueInDays: ({ title, dueAt, due }: { title: string; dueAt: Date; due: string }) => ({
    kind: 'TASK_DUE_3D',
    occurrence: dueAt.toISOString(),
    message: `${bold(title)} is due ${due}. Do a bit today and you won’t have to rush. ${link}`,
  }),
  dueSoon: ({ title, dueAt, due }: { title: string; dueAt: Date; due: string }) => ({
    kind: 'TASK_DUE_1D',
    occurrence: dueAt.toISOString(),
    message: `${bold(title)} is due ${due}. ${link}`,
  }),
  overdue: ({ title, dueAt, closes }: { title: string; dueAt: Date; closes: string | null }) => ({
    kind: 'TASK_OVERDUE',
    occurrence: dueAt.toISOString(),
    message: `${bold(title)} is overdue. ${closes === null ? 'It’s closed, so you can’t hand it in any more.' : `You can still hand it in until ${closes}.`} ${link}`,
  }),
  reportReady: ({ title }: { title: string }) => ({
    kind: 'REPORT_READY',
    occurrence: '',
    message: `Your marks and answers for ${bold(title)} are out. ${link}`,
  }),
} as const satisfies Record<string, (facts: never) => TaskNotice>;

/** What became of a student's own dates. */
type ExtensionChange = 'MORE' | 'LESS' | 'NONE';

const extensionSentence: Record<ExtensionChange, (title: string) => string> = {
  MORE: (title) => `Your teacher gave you more time for ${title}.`,
  LESS: (title) => `Your teacher changed your extension for ${title}.`,
  NONE: (title) => `Your teacher cancelled your extension for ${title}.`,
};
