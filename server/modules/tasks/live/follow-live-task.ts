import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../../../platform/app-error';
import { createDoorbell } from '../../../platform/pubsub/doorbell';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { getLiveTask, type LiveChange, type LiveStudent, type LiveTask } from './live-task';

/** How often a stream looks by itself, should a signal have gone missing, the session or the right have run out. */
const lookEveryMs = 15_000;
/** What happens within this time goes out together. */
const gatherMs = 250;

interface Following {
  taskId: string;
  /** The picture that the reader has already; null for none. */
  after: string | null;
  stillAllowed: () => Promise<boolean>;
}

/**
 * How the students of a task get on, without end: first what is not as in the picture `after`, then each change. Pictures
 * are compared, so nothing is lost by a signal or a connection that went missing. Whoever teaches the class no longer, or
 * is signed out, is sent nothing more: both are asked before each change.
 *
 * @throws AppError FORBIDDEN, NOT_FOUND
 */
export async function followLiveTask(
  services: Services,
  viewer: Viewer,
  following: Following,
): Promise<AsyncGenerator<LiveChange, void>> {
  const first = await getLiveTask(services, viewer, following.taskId);
  return changesFrom(services, viewer, following, first);
}

async function* changesFrom(
  services: Services,
  viewer: Viewer,
  { taskId, after, stillAllowed }: Following,
  first: LiveTask,
): AsyncGenerator<LiveChange, void> {
  const doorbell = createDoorbell();
  const listening = new Map<string, () => void>();
  const listenTo = (id: string) => {
    if (!listening.has(id)) listening.set(id, services.userEventSignal.listen(id, doorbell.ring));
  };
  let known = after === first.picture.id ? toKnown(first.picture) : null;
  try {
    listenTo(taskId);
    for (const { id } of first.picture.students) listenTo(id);
    // Read again, now that every signal is heard.
    while (true) {
      const picture = await readIfStillTaught(services, viewer, taskId);
      if (picture === null || !(await stillAllowed())) return;
      for (const { id } of picture.students) listenTo(id);
      const change = changeBetween(known, picture);
      known = toKnown(picture);
      if (change !== null) yield change;
      await doorbell.wait(lookEveryMs);
      await pause(gatherMs);
    }
  } finally {
    for (const stop of listening.values()) stop();
    doorbell.close();
  }
}

async function readIfStillTaught(services: Services, viewer: Viewer, taskId: string): Promise<LiveChange | null> {
  try {
    return (await getLiveTask(services, viewer, taskId)).picture;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

type Known = ReadonlyMap<string, string>;

const toKnown = ({ students }: LiveChange): Known => new Map(students.map((each) => [each.id, JSON.stringify(each)]));

/** What of a picture its reader has not got; null where that is nothing. */
export function changeBetween(known: Known | null, picture: LiveChange): LiveChange | null {
  if (known === null) return picture;
  const isNew = (student: LiveStudent) => known.get(student.id) !== JSON.stringify(student);
  const students = picture.students.filter(isNew);
  const sameStudents = picture.students.length === known.size && picture.students.every(({ id }) => known.has(id));
  if (!sameStudents) return picture;
  return students.length === 0 ? null : { ...picture, isWhole: false, students };
}
