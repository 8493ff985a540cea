import { type TaskItem, taskItems } from '../../../rules/class-coins';
import { scoreColour } from '../../../rules/score-colour';
import { scoreSum } from '../../../rules/tasks/score';
import { lateLabel } from '../../../rules/tasks/task-status';
import { deadlineLabel, wallLabel } from '../../../rules/tasks/wall-clock';
import type { ChipTone } from '../ui/chip';

interface StudentData {
  id: string;
  nickname: string;
  standing: string;
  answered: number;
  score: { pointsScore: number | null; rubricScore: (number | null)[] | null; display: string | null };
  scored: boolean;
  seconds: number;
  lateMs: number | null;
  handedInAt: string | null;
  ownDueAt: string | null;
  ownLateUntil: string | null;
  waitingRequests: number;
  tries: number;
  countedTry: number | null;
  bought: { item: TaskItem; questionIndex: number | null }[];
}

/** A student of a task as its page shows them. */
export interface StudentLine {
  id: string;
  nickname: string;
  standing: { tone: ChipTone; label: string };
  /** "On time until …, closes …" */
  extension: string | null;
  score: string;
  colour: string | null;
  minutes: string;
  handedIn: string;
  waiting: number;
  /** "Try 2 of 3 counts"; null where the task is done once. */
  tries: string | null;
  /** "24 hours more, other numbers for question 3"; null where nothing was bought. */
  bought: string | null;
}

interface LineTask {
  questionCount: number;
  pointsPossible: number;
  tries: number;
  type: string;
}

/** A test is marked once it is handed in or over: before, there is nothing to say of its score. */
const runs = ({ standing }: Pick<StudentData, 'standing'>) => ['OPENED', 'WORKING', 'REOPENED'].includes(standing);

export function studentLine(
  student: StudentData,
  { questionCount, pointsPossible, tries, type }: LineTask,
  timeZone: string,
  now: Date,
): StudentLine {
  const label = (at: string) => deadlineLabel(new Date(at), timeZone, now);
  const { ownDueAt, ownLateUntil, handedInAt, answered } = student;
  const reached = scoreSum(student.score);
  const isColoured = student.scored && handedInAt !== null && pointsPossible > 0;
  return {
    id: student.id,
    nickname: student.nickname,
    standing: standingLabel(student, questionCount),
    extension:
      ownDueAt === null && ownLateUntil === null
        ? null
        : [
            ...(ownDueAt === null ? [] : [`on time until ${label(ownDueAt)}`]),
            ...(ownLateUntil === null ? [] : [`closes ${label(ownLateUntil)}`]),
          ].join(', '),
    score:
      student.score.display ??
      (answered === 0 || (type === 'TEST' && runs(student))
        ? '–'
        : student.scored
          ? `${reached} / ${pointsPossible}`
          : 'Needs marking'),
    colour: isColoured ? scoreColour(reached / pointsPossible) : null,
    minutes: student.seconds === 0 ? '–' : `${Math.max(1, Math.round(student.seconds / 60))} min`,
    handedIn: handedInAt === null ? '–' : wallLabel(new Date(handedInAt), timeZone, now),
    waiting: student.waitingRequests,
    tries: tries > 1 && student.tries > 1 ? `Try ${student.countedTry} of ${student.tries} counts` : null,
    bought: student.bought.length === 0 ? null : student.bought.map(boughtLabel).join(', '),
  };
}

function boughtLabel({ item, questionIndex }: StudentData['bought'][number]): string {
  const { name } = taskItems[item];
  return questionIndex === null ? name : `${name.toLowerCase()} for question ${questionIndex}`;
}

/** What a teacher reads of where a student stands: a word with its colour. */
export function standingLabel(
  { standing, answered, lateMs }: Pick<StudentData, 'standing' | 'answered' | 'lateMs'>,
  questionCount: number,
): { tone: ChipTone; label: string } {
  const progress = `${answered} of ${questionCount}`;
  switch (standing) {
    case 'EXCUSED':
      return { tone: 'plain', label: 'Excused' };
    case 'HANDED_IN':
      return { tone: 'good', label: 'Finished' };
    case 'LATE':
      return { tone: 'warn', label: `Late by ${lateLabel(lateMs ?? 0)}` };
    case 'LEFT':
      return {
        tone: 'plain',
        label: answered > 0 && answered < questionCount ? `Left the class, ${progress}` : 'Left the class',
      };
    case 'OVERDUE':
      return { tone: 'bad', label: answered > 0 ? `Overdue, ${progress}` : 'Missing' };
    case 'REOPENED':
      return { tone: 'info', label: `Handed back, ${progress}` };
    case 'WORKING':
      return { tone: 'info', label: progress };
    case 'OPENED':
      return { tone: 'info', label: 'Opened' };
    default:
      return { tone: 'warn', label: 'Not started' };
  }
}
