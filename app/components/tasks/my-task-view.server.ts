import { lateLabel } from '../../../rules/tasks/task-status';
import { dayThatEnds } from '../../../rules/tasks/wall-clock';
import type { MyTaskData } from '../../graphql/tasks/student-tasks';
import { dayAndTime, daysUntil, deadline, timeOfDay } from '../../lib/day-labels';
import { taskPaths } from './task-paths';
import type { TaskView } from './task-view';

/** A student's task as its lists and its page show it, with dates in the student's zone. */
export function myTaskView(task: MyTaskData, viewerZone: string, now: Date): TaskView {
  const classZone = task.timeZone;
  const at = (text: string) => deadline(viewerZone, new Date(text));
  const late = new Date(task.lateUntil);
  const isIn = task.handedInAt !== null;
  const inClass = (text: string) => onClassClock(text, viewerZone, classZone);
  return {
    id: task.id,
    taskId: task.taskId,
    classId: task.classId,
    className: task.className,
    left: task.left,
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
    when: whenOf(task, viewerZone, now),
    dates: [
      {
        label: 'Opens',
        text: dayAndTime(viewerZone, new Date(task.opensAt)),
        inClass: onClassClock(task.opensAt, viewerZone, classZone, dayAndTime),
      },
      {
        label: task.extended ? 'On time until' : 'Due',
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
    isOver: isIn || task.excused || task.closed || task.left || now > late,
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
    action: actionOf(task),
  };
}

/** The same instant on the wall of the class; null where both clocks agree. */
function onClassClock(text: string, viewerZone: string, classZone: string, label = deadline): string | null {
  const there = label(classZone, new Date(text));
  return label(viewerZone, new Date(text)) === there ? null : `${there} in ${place(classZone)}`;
}

/** What matters of the dates now. */
function whenOf(task: MyTaskData, viewerZone: string, now: Date): TaskView['when'] {
  const at = (text: string) => deadline(viewerZone, new Date(text));
  if (task.handedInAt !== null)
    return { head: 'Handed in', text: dayAndTime(viewerZone, new Date(task.handedInAt)), inClass: null };
  if (task.excused) return { head: 'Excused', text: 'by your teacher', inClass: null };
  if (task.left) return { head: 'Closed', text: 'when you left the class', inClass: null };
  if (task.closed) return { head: 'Closed', text: 'by your teacher', inClass: null };
  const due = new Date(task.dueAt);
  if (now <= due) {
    const inClass = onClassClock(task.dueAt, viewerZone, task.timeZone);
    return { head: dueHead(due, now, viewerZone), text: at(task.dueAt), inClass };
  }
  return now > new Date(task.lateUntil)
    ? { head: 'Closed', text: closedAt(new Date(task.lateUntil), viewerZone), inClass: null }
    : { head: 'Overdue', text: `closes ${at(task.lateUntil)}`, inClass: null };
}

const closedAt = (at: Date, zone: string): string =>
  dayThatEnds(at, zone) === null ? `on ${dayAndTime(zone, at)}` : `at the ${deadline(zone, at)}`;

const place = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

function statusLabel({ status, excused, closed, left, handedInAt }: MyTaskData): string {
  if (excused) return 'Excused';
  if ((closed || left) && handedInAt === null) return 'Closed';
  return { IN_PROGRESS: 'In Progress', DONE: 'Done', OVER_DUE: 'OverDue', LATE_SUBMISSION: 'Late' }[status];
}

function dueHead(due: Date, now: Date, zone: string): string {
  const ending = dayThatEnds(due, zone);
  const days = daysUntil(ending ?? due, now, zone);
  if (days <= 0) return ending === null ? `Due today at ${timeOfDay(zone, due)}` : 'Due today by midnight';
  return days === 1 ? 'Due tomorrow' : `Due in ${days} days`;
}

function answersSentence(task: MyTaskData, at: (text: string) => string): string {
  if (task.type === 'HOMEWORK') return 'You’ll see straight away if an answer is right.';
  if (task.answersOut) return 'The answers have been released.';
  switch (task.answersWhen) {
    case 'HAND_IN':
      return 'You’ll see your marks and the answers once you’ve handed in.';
    case 'DUE':
      return `You’ll see your marks and the answers after ${at(task.dueAt)}.`;
    case 'DATE':
      return task.answersAt === null
        ? 'Your teacher decides when you’ll see the answers.'
        : `You’ll see your marks and the answers from ${at(task.answersAt)}.`;
    default:
      return 'Your teacher will show you the marks for this test in class.';
  }
}

function actionOf(task: MyTaskData): TaskView['action'] {
  const page = taskPaths.task(task.classId, task.id);
  if (task.excused) return { label: 'Open', to: page, main: false };
  if (task.takesWork) {
    const begun = task.practiceId !== null && task.answered > 0;
    // A test says its rules first: the button under them starts its clock.
    if (task.awaitsStart) return { label: 'See rules', to: page, main: false };
    return {
      label: begun ? 'Continue' : 'Start',
      to: taskPaths.unfinished(task.taskId, task.currentIndex),
      main: true,
    };
  }
  if (task.practiceId === null) return { label: 'Open', to: page, main: false };
  return { label: 'Result', to: taskPaths.result(task.practiceId), main: false };
}
