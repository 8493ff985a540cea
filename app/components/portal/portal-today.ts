import { deadlineLabel, wallLabel } from '../../../rules/tasks/wall-clock';
import { paths } from '../../lib/paths';
import type { ChipTone } from '../ui/chip';

interface PortalTaskData {
  id: string;
  classId: string;
  className: string;
  timeZone: string;
  title: string;
  type: 'HOMEWORK' | 'TEST';
  state: string;
  opensAt: string | null;
  dueAt: string | null;
  lateUntil: string | null;
  students: number;
  handedIn: number;
  overdue: number;
  toMark: number;
  requests: number;
  joinedLater: number;
}

/** Something that waits for the teacher. */
export interface TodayItem {
  key: string;
  kind: 'requests' | 'joined' | 'mark' | 'overdue' | 'draft';
  /** "3 to mark" */
  head: string;
  /** "6B: Growing patterns" */
  about: string;
  to: string;
}

/** The task that a class is at. */
export interface RunningTask {
  id: string;
  title: string;
  standing: { tone: ChipTone; label: string };
  students: number;
  handedIn: number;
}

const mostItems = 8;

/** What waits for the teacher, the most urgent in front: somebody who asked, what is to be marked, who is late, drafts. */
export function todayItems(tasks: readonly PortalTaskData[], now: Date): TodayItem[] {
  const items = (kind: TodayItem['kind'], itemOf: (task: PortalTaskData) => Pick<TodayItem, 'head' | 'to'> | null) =>
    tasks.flatMap((task): TodayItem[] => {
      const item = itemOf(task);
      const title = task.title === '' ? 'an unnamed task' : task.title;
      return item === null ? [] : [{ key: `${kind} ${task.id}`, kind, about: `${task.className}: ${title}`, ...item }];
    });
  const takesLateWork = ({ lateUntil }: PortalTaskData) => lateUntil !== null && now <= new Date(lateUntil);
  return [
    ...items('requests', ({ id, requests }) =>
      requests === 0
        ? null
        : {
            head: `${requests === 1 ? '1 student asks' : `${requests} students ask`} for a mark review`,
            to: paths.teacherTask(id),
          },
    ),
    ...items('joined', ({ id, joinedLater }) =>
      joinedLater === 0
        ? null
        : {
            head: `${joinedLater === 1 ? '1 new student doesn’t' : `${joinedLater} new students don’t`} have this test`,
            to: `${paths.teacherTask(id)}#task-others`,
          },
    ),
    ...items('mark', ({ id, toMark }) =>
      toMark === 0 ? null : { head: `${toMark} to mark`, to: paths.teacherTask(id, 'Finished') },
    ),
    ...items('overdue', (task) =>
      task.overdue === 0 || !takesLateWork(task)
        ? null
        : { head: `${task.overdue} overdue`, to: paths.teacherTask(task.id, 'Overdue') },
    ),
    ...items('draft', ({ id, state }) =>
      state === 'DRAFT' ? { head: 'Draft saved', to: paths.teacherTaskStep(id, 'what') } : null,
    ),
  ].slice(0, mostItems);
}

/** The task of a class that is due next, or the one that was due last; null where there is none. */
export function runningTask(tasks: readonly PortalTaskData[], classId: string, now: Date): RunningTask | null {
  const own = tasks.filter((task) => task.classId === classId && task.state === 'OPEN');
  const isAhead = ({ dueAt }: PortalTaskData) => dueAt !== null && now <= new Date(dueAt);
  const found = own.find(isAhead) ?? own.at(-1);
  if (found === undefined) return null;
  const { id, title, students, handedIn } = found;
  return { id, title, students, handedIn, standing: standingOf(found, now) };
}

function standingOf({ opensAt, dueAt, lateUntil, timeZone }: PortalTaskData, now: Date): RunningTask['standing'] {
  const label = (at: string) => deadlineLabel(new Date(at), timeZone, now);
  if (opensAt !== null && now < new Date(opensAt))
    return { tone: 'plain', label: `Opens ${wallLabel(new Date(opensAt), timeZone, now)}` };
  if (dueAt !== null && now <= new Date(dueAt)) return { tone: 'info', label: `Due ${label(dueAt)}` };
  if (lateUntil !== null && now <= new Date(lateUntil))
    return { tone: 'warn', label: `Late until ${label(lateUntil)}` };
  return { tone: 'plain', label: 'Over' };
}
