import { bold, type Html, html, link } from '../html';
import { kind } from './kind';

const openTasks = link('/tasks', 'Open your tasks');

/** What became of a student's own dates. */
export type ExtensionChange = 'MORE' | 'LESS' | 'NONE';

const extensionSentence: Record<ExtensionChange, (title: Html) => Html> = {
  MORE: (title) => html`Your teacher gave you more time for ${title}.`,
  LESS: (title) => html`Your teacher changed your extension for ${title}.`,
  NONE: (title) => html`Your teacher cancelled your extension for ${title}.`,
};

/** What students hear of a task, after their quiet hours unless they are at work on it. */
const ofTask = <Data extends { title: string }>(text: (data: Data) => Html) =>
  kind<Data>({ group: 'CLASS', waits: true, text });

export const taskKinds = {
  TASK_ASSIGNED: ofTask<{ className: string; title: string; type: string; due: string }>(
    ({ className, title, type, due }) =>
      html`New ${type === 'TEST' ? 'test' : 'homework'} in ${bold(className)}: ${bold(title)}, due ${due}. ${openTasks}`,
  ),
  /** `news`: what is other than before, and until when. */
  TASK_CHANGED: ofTask<{ title: string; news: string }>(
    ({ title, news }) => html`Your teacher changed ${bold(title)}. ${news} ${openTasks}`,
  ),
  /** `until`: "due Fri 27 Nov, 4:00 pm, and …". */
  EXTENSION_GRANTED: ofTask<{ title: string; change: ExtensionChange; until: string }>(
    ({ title, change, until }) => html`${extensionSentence[change](bold(title))} It’s now ${until}. ${openTasks}`,
  ),
  TEST_TIME_ADDED: kind<{ title: string; minutes: number }>({
    group: 'CLASS',
    text: ({ title, minutes }) =>
      html`Your teacher added ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to ${bold(title)}. The timer on your test already shows it.`,
  }),
  TASK_REOPENED: ofTask<{ title: string; until: string }>(
    ({ title, until }) =>
      html`Your teacher returned ${bold(title)} so you can keep working on it. It’s ${until}. ${openTasks}`,
  ),
  TASK_CLOSED: ofTask<{ title: string }>(
    ({ title }) =>
      html`Your teacher closed ${bold(title)}, so you can’t work on it any more. What you’ve done still counts. ${openTasks}`,
  ),
  /** `news`: what else is other than before, and until when. */
  TASK_OPENED_AGAIN: ofTask<{ title: string; news: string }>(
    ({ title, news }) =>
      html`Your teacher reopened ${bold(title)}, so you can keep working on it. ${news} ${openTasks}`,
  ),
  TASK_MARKED: ofTask<{ title: string }>(
    ({ title }) => html`Your teacher has marked your work in ${bold(title)}. ${openTasks}`,
  ),
  MARK_REQUEST_ANSWERED: ofTask<{ title: string; changed: boolean }>(
    ({ title, changed }) =>
      html`Your teacher checked the mark you asked about in ${bold(title)} and ${changed ? 'changed it' : 'left it as it was'}. ${openTasks}`,
  ),
  REPORT_SHARED: ofTask<{ title: string }>(
    ({ title }) =>
      html`Your teacher made a link so your family can see your report for ${bold(title)}. You can see the link with the task, and stop it. ${openTasks}`,
  ),
  FEEDBACK_RECEIVED: ofTask<{ title: string }>(
    ({ title }) => html`Your teacher left you a comment on ${bold(title)}. ${openTasks}`,
  ),
  TASK_DUE_3D: ofTask<{ title: string; due: string }>(
    ({ title, due }) => html`${bold(title)} is due ${due}. Do a bit today and you won’t have to rush. ${openTasks}`,
  ),
  TASK_DUE_1D: ofTask<{ title: string; due: string }>(
    ({ title, due }) => html`${bold(title)} is due ${due}. ${openTasks}`,
  ),
  /** `closes`: until when it can be handed in late; null where it cannot. */
  TASK_OVERDUE: ofTask<{ title: string; closes: string | null }>(
    ({ title, closes }) =>
      html`${bold(title)} is overdue. ${closes === null ? 'It’s closed, so you can’t hand it in any more.' : `You can still hand it in until ${closes}.`} ${openTasks}`,
  ),
  REPORT_READY: ofTask<{ title: string }>(
    ({ title }) => html`Your marks and answers for ${bold(title)} are out. ${openTasks}`,
  ),
};
