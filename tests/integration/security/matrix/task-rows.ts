import { newId } from '../../../../server/platform/ids';
import { homework, taskOperations, wallIn } from '../../tasks/operations';
import { makeDraft, setTask, studentsOf } from '../../tasks/school';
import { everyone, type Outcome, type Row } from './row';
import type { Actor, World } from './world';

/** A prepared operation as the rows take it. */
const of = ([query, variables]: readonly [string, object]) => ({
  query,
  variables: variables as Record<string, unknown>,
});

/** For people who teach: the class's teacher, another one, and nobody else. */
const teachers = (own: Outcome, other: Outcome = 'NOT_FOUND'): Record<Actor, Outcome> => ({
  ...everyone('FORBIDDEN'),
  visitor: 'UNAUTHENTICATED',
  notAccepted: 'TERMS_NOT_ACCEPTED',
  teacher: own,
  tutor: other,
});

const schoolOf = ({ people, classId }: World) => ({ teacher: people.teacher, students: [people.owner], classId });
const draft = (world: World) => makeDraft(world.backend, schoolOf(world), homework(world.backend.clock.now()));
const task = (world: World) => setTask(world.backend, schoolOf(world));

/** A task of the class, and the owner's own in it. */
async function ownTask(world: World): Promise<{ taskId: string; own: string }> {
  const taskId = await task(world);
  const students = await studentsOf(world.backend, schoolOf(world), taskId);
  const own = students.find(({ studentId }) => studentId === world.people.owner.id)?.id ?? '';
  return { taskId, own };
}

/** Who may set, change and look at the tasks of a class: "the owner" is a student in it. */
export const taskRows: Record<string, Row> = {
  'Query.taughtTasks': {
    operation: async (world) => {
      await task(world);
      return of(taskOperations.list(world.classId));
    },
    outcomes: teachers('own'),
  },
  'Query.taughtTask': {
    operation: async (world) => of(taskOperations.task(await task(world))),
    outcomes: teachers('own'),
  },
  'Query.liveTask': {
    operation: async (world) => of(taskOperations.live(await task(world))),
    outcomes: teachers('own'),
  },
  'Subscription.liveTaskChanges': {
    operation: async (world) => of(taskOperations.liveChanges(await task(world))),
    outcomes: teachers('own'),
  },
  'Query.taskDraft': {
    operation: async (world) => of(taskOperations.draft((await draft(world)).taskId)),
    outcomes: teachers('own'),
  },
  'Query.taughtStudentTask': {
    operation: async (world) => {
      const { taskId, own } = await ownTask(world);
      return of(taskOperations.answers(taskId, own));
    },
    outcomes: teachers('own'),
  },
  'Mutation.createTaskDraft': {
    operation: ({ classId }) => of(taskOperations.begin(classId, newId())),
    outcomes: teachers('clean'),
  },
  'Mutation.saveTaskDraft': {
    operation: async (world) => {
      const { taskId, version } = await draft(world);
      return of(taskOperations.save(taskId, version, 'what', { title: ['Other'] }));
    },
    outcomes: teachers('clean'),
  },
  'Mutation.changeTaskQuestions': {
    operation: async (world) => {
      const { taskId, version } = await draft(world);
      return of(taskOperations.question(taskId, version, { kind: 'REMOVE', place: 1 }));
    },
    outcomes: teachers('NOT_FOUND'),
  },
  'Mutation.publishTask': {
    operation: async (world) => {
      const { taskId, version } = await draft(world);
      return of(taskOperations.publish(taskId, version));
    },
    outcomes: teachers('clean'),
  },
  'Mutation.deleteTaskDraft': {
    operation: async (world) => of(taskOperations.deleteDraft((await draft(world)).taskId)),
    outcomes: teachers('clean'),
  },
  'Mutation.changeTask': {
    operation: async (world) => {
      const now = world.backend.clock.now();
      const dates = { opensAt: wallIn(now, -1), dueAt: wallIn(now, 50), lateUntil: '' };
      const taskId = await task(world);
      const { version } = await world.backend.services.db
        .selectFrom('tasks')
        .select('version')
        .where('id', '=', taskId)
        .executeTakeFirstOrThrow();
      return of(taskOperations.change(taskId, version, { title: 'Other', instructions: '', ...dates }));
    },
    outcomes: teachers('clean'),
  },
  'Mutation.setTaskClosed': {
    operation: async (world) => of(taskOperations.close(await task(world))),
    outcomes: teachers('clean'),
  },
  'Mutation.copyTask': {
    operation: async (world) => of(taskOperations.copy(await task(world), world.classId, newId())),
    outcomes: teachers('clean'),
  },
  'Mutation.addTaskStudents': {
    operation: async (world) => of(taskOperations.addStudents(await task(world), [world.people.classmate.id])),
    outcomes: teachers('clean'),
  },
  'Mutation.extendStudentTask': {
    operation: async (world) => {
      const { taskId, own } = await ownTask(world);
      return of(taskOperations.extend(taskId, own, wallIn(world.backend.clock.now(), 96), ''));
    },
    outcomes: teachers('clean'),
  },
  'Mutation.addTestMinutes': {
    operation: async (world) => {
      const { taskId, own } = await ownTask(world);
      return of(taskOperations.addMinutes(taskId, own, 5, world.backend.clock.now().toISOString()));
    },
    outcomes: teachers('CONFLICT'),
  },
  'Mutation.setStudentExcused': {
    operation: async (world) => {
      const { taskId, own } = await ownTask(world);
      return of(taskOperations.excuse(taskId, own));
    },
    outcomes: teachers('clean'),
  },
  'Mutation.handBackStudentTask': {
    operation: async (world) => {
      const { taskId, own } = await ownTask(world);
      return of(taskOperations.handBack(taskId, own));
    },
    outcomes: teachers('CONFLICT'),
  },
  'Mutation.markStudentAnswer': {
    operation: async (world) => {
      const { taskId, own } = await ownTask(world);
      return of(taskOperations.mark(taskId, own, newId(), 1));
    },
    outcomes: teachers('NOT_FOUND'),
  },
  'Mutation.commentStudentTask': {
    operation: async (world) => {
      const { taskId, own } = await ownTask(world);
      return of(taskOperations.comment(taskId, own, 'Well done'));
    },
    outcomes: teachers('clean'),
  },
};
