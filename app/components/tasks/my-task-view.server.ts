import { lateLabel } from '../../../rules/tasks/task-status';
import type { MyTaskData } from '../../graphql/tasks/student-tasks';
import { dayAndTime, dayIn, timeOfDay } from '../../lib/day-labels';
import { taskPaths } from './task-paths';
import type { TaskView } from './task-view';

/** A student's task as its lists and its page show it, with dates in the student's zone. */
export function myTaskView(task: MyTaskData, viewerZone: string, now: Date): TaskView {
  const { timeZone: classZone } = task;
  const at = (text: string) => dayAndTime(viewerZone, new Date(text));
  const opens = new Date(task.opensAt);
  const due = new Date(task.dueAt);
  const late = new Date(task.lateUntil);
  const isIn = task.handedInAt !== null;
  const inClass = (text: string) =>
    at(text) === dayAndTime(classZone, new Date(text))
      ? null
      : `${dayAndTime(classZone, new Date(text))} in ${place(classZone)}`;
  return {
    id: task.id,
    taskId: task.taskId,
    classId: task.classId,
    className: task.className,
    title: task.title,
    from: [task.className, task.teacher].filter(Boolean).join(', '),
    isTest: task.type === 'TEST',
    kind:
      task.type === 'TEST'
        ? task.minutes === null
          ? 'Test'
          : `Test, ${task.minutes} min`
        : task.practiceType === 'CHALLENGE_TASK'
          ? 'Homework, challenge'
          : 'Homework',
    instructions: task.instructions,
    status: task.status,
    statusLabel: statusLabel(task),
    when: isIn
      ? { head: 'Handed in', text: at(task.handedInAt ?? task.dueAt), inClass: null }
      : now < opens
        ? { head: `Opens ${at(task.opensAt)}`, text: `due ${at(task.dueAt)}`, inClass: inClass(task.opensAt) }
        : now > due
          ? { head: now > late ? 'Closed' : 'Overdue', text: overdueText(task, now, at), inClass: null }
          : { head: dueHead(due, now, viewerZone), text: at(task.dueAt), inClass: inClass(task.dueAt) },
    dates: [
      { label: 'Opens', text: at(task.opensAt), inClass: inClass(task.opensAt) },
      {
        label: task.extended ? 'Full marks until' : 'Due',
        text: at(task.dueAt),
        inClass: inClass(task.dueAt),
      },
      ...(task.lateUntil === task.dueAt && !task.extended
        ? []
        : [
            {
              label: task.extended ? 'Closes for you' : 'Late work until',
              text: at(task.lateUntil),
              inClass: inClass(task.lateUntil),
            },
          ]),
    ],
    extended: task.extended,
    starred: task.starred,
    hidden: task.hidden,
    answered: task.answered,
    questionCount: task.questionCount,
    handedIn: isIn,
    isOver: isIn || task.excused || now > late,
    late: task.lateMs === null ? null : lateLabel(task.lateMs),
    grade: task.grade,
    ungraded: task.gradeType === 'NOT_GRADE',
    comment: task.comment,
    tries:
      task.tries === 1
        ? null
        : {
            allowed: task.tries,
            canTryAgain: task.canTryAgain,
            past: task.pastTries.map(({ practiceId, ...past }) => ({ ...past, to: taskPaths.result(practiceId) })),
          },
    answers: answersSentence(task, at),
    report: task.practiceId !== null && task.answersOut ? taskPaths.report(task.classId, task.id, task.taskId) : null,
    action: actionOf(task, now < opens),
  };
}

const place = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

function statusLabel({ status, excused }: MyTaskData): string {
  if (excused) return 'Excused';
  return { IN_PROGRESS: 'In Progress', DONE: 'Done', OVER_DUE: 'OverDue', LATE_SUBMISSION: 'Late' }[status];
}

function dueHead(due: Date, now: Date, zone: string): string {
  const days = Math.round((Date.parse(dayIn(zone, due)) - Date.parse(dayIn(zone, now))) / 86_400_000);
  if (days <= 0) return `Due today at ${timeOfDay(zone, due)}`;
  return days === 1 ? 'Due tomorrow' : `Due in ${days} days`;
}

function overdueText(task: MyTaskData, now: Date, at: (text: string) => string): string {
  return now > new Date(task.lateUntil) ? `on ${at(task.lateUntil)}` : `closes ${at(task.lateUntil)}`;
}

function answersSentence(task: MyTaskData, at: (text: string) => string): string {
  if (task.type === 'HOMEWORK') return 'You see at once whether an answer is right.';
  if (task.answersOut) return 'The answers are out.';
  switch (task.answersWhen) {
    case 'HAND_IN':
      return 'You see your marks and the answers when you have handed in.';
    case 'DUE':
      return `You see your marks and the answers after ${at(task.dueAt)}.`;
    case 'DATE':
      return task.answersAt === null
        ? 'Your teacher decides when you see the answers.'
        : `You see your marks and the answers from ${at(task.answersAt)}.`;
    default:
      return 'Your teacher shows the marks of this test in class.';
  }
}

function actionOf(task: MyTaskData, isAhead: boolean): TaskView['action'] {
  const page = taskPaths.task(task.classId, task.id);
  if (task.excused) return { label: 'Open', to: page, main: false };
  if (task.takesWork) {
    const begun = task.practiceId !== null && task.answered > 0;
    // A test says its rules first: its clock starts with its first question.
    if (task.type === 'TEST' && task.practiceId === null) return { label: 'See rules', to: page, main: false };
    return {
      label: begun ? 'Continue' : 'Start',
      to: taskPaths.unfinished(task.taskId, task.currentIndex),
      main: true,
    };
  }
  if (isAhead) return { label: 'See dates', to: page, main: false };
  if (task.practiceId === null) return { label: 'Open', to: page, main: false };
  return { label: 'Result', to: taskPaths.result(task.practiceId), main: false };
}
