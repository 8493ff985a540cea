import { openMyTask } from '../../../../server/modules/tasks';
import { homework } from '../../tasks/operations';
import { setTask, studentsOf } from '../../tasks/school';
import { everyone, type Outcome } from './row';
import type { Actor, World } from './world';

export const of = ([query, variables]: readonly [string, object]) => ({
  query,
  variables: variables as Record<string, unknown>,
});

export const outside = { visitor: 'UNAUTHENTICATED', notAccepted: 'TERMS_NOT_ACCEPTED' } as const;

/** For the student whose task it is; a task for the owner alone, so that a classmate has none in it. */
export const ownerOnly = (own: Outcome, others: Outcome = 'NOT_FOUND'): Record<Actor, Outcome> => ({
  ...everyone(others),
  ...outside,
  owner: own,
});

/** A task of the owner's, as its teacher set it. */
export async function ownTask(world: World): Promise<{ taskId: string; own: string }> {
  const { people, classId, backend } = world;
  const school = { teacher: people.teacher, students: [people.owner], classId };
  const taskId = await setTask(backend, school, {
    ...homework(backend.clock.now()),
    whole: ['some'],
    students: [people.owner.id],
  });
  const students = await studentsOf(backend, school, taskId);
  return { taskId, own: students.find(({ studentId }) => studentId === people.owner.id)?.id ?? '' };
}

/** The same, begun. */
export async function begunTask(world: World): Promise<{ taskId: string; own: string; practiceId: string }> {
  const place = await ownTask(world);
  const { practiceId } = await openMyTask(world.backend.services, world.people.owner.viewer, place.taskId);
  return { ...place, practiceId: practiceId ?? '' };
}
