import { openMyTask } from '../../../../server/modules/tasks';
import { homework } from '../../tasks/operations';
import { setTask, studentsOf } from '../../tasks/school';
import { studentTasks } from '../../tasks/student-operations';
import { everyone, type Outcome, type Row } from './row';
import type { Actor, World } from './world';

const of = ([query, variables]: readonly [string, object]) => ({
  query,
  variables: variables as Record<string, unknown>,
});

const outside = { visitor: 'UNAUTHENTICATED', notAccepted: 'TERMS_NOT_ACCEPTED' } as const;

/** For the student whose task it is; a task for the owner alone, so that a classmate has none in it. */
const ownerOnly = (own: Outcome, others: Outcome = 'NOT_FOUND'): Record<Actor, Outcome> => ({
  ...everyone(others),
  ...outside,
  owner: own,
});

async function ownTask(world: World): Promise<{ taskId: string; own: string }> {
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

async function begun(world: World): Promise<string> {
  const { taskId } = await ownTask(world);
  const { practiceId } = await openMyTask(world.backend.services, world.people.owner.viewer, taskId);
  return practiceId ?? '';
}

/** What a student does with tasks of the own. */
export const studentTaskRows: Record<string, Row> = {
  'Query.myTasks': { operation: () => of(studentTasks.all()), outcomes: { ...everyone('clean'), ...outside } },
  'Query.openTasks': {
    operation: async (world) => {
      await ownTask(world);
      return { query: 'query Q { openTasks { id taskId title } }' };
    },
    outcomes: ownerOnly('clean', 'clean'),
  },
  'Query.myTask': {
    operation: async (world) => of(studentTasks.one((await ownTask(world)).taskId)),
    outcomes: ownerOnly('clean'),
  },
  'Query.myTaskOfPractice': {
    operation: async (world) => of(studentTasks.ofPractice(await begun(world))),
    outcomes: ownerOnly('clean', 'null'),
  },
  'Mutation.openMyTask': {
    operation: async (world) => of(studentTasks.open((await ownTask(world)).taskId)),
    outcomes: ownerOnly('clean'),
  },
  'Mutation.starMyTask': {
    operation: async (world) => of(studentTasks.star((await ownTask(world)).own)),
    outcomes: ownerOnly('clean'),
  },
  'Mutation.hideMyTask': {
    operation: async (world) => of(studentTasks.hide((await ownTask(world)).own)),
    outcomes: ownerOnly('clean'),
  },
  'Mutation.saveTestAnswer': {
    operation: async (world) => of(studentTasks.save(await begun(world), 1, '1')),
    outcomes: ownerOnly('UNPROCESSABLE', 'PRACTICE_NOT_FOUND'),
  },
};
