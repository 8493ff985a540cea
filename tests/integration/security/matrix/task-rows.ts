import { packBoard } from '../../../../rules/whiteboard/pack-board';
import { keepBoard } from '../../../../server/modules/practice';
import { saveExam, startStudentTask } from '../../../../server/modules/tasks';
import { newId } from '../../../../server/platform/ids';
import { answerWrong, keyOf } from '../../practice/student';
import { homework, taskOperations, wallIn } from '../../tasks/operations';
import { makeDraft, setTask, studentsOf } from '../../tasks/school';
import { type Row, teachers } from './row';
import type { World } from './world';

/** A prepared operation as the rows take it. */
const of = ([query, variables]: readonly [string, object]) => ({
  query,
  variables: variables as Record<string, unknown>,
});

const schoolOf = ({ people, classId }: World) => ({ teacher: people.teacher, students: [people.owner], classId });
const draft = (world: World) => makeDraft(world.backend, schoolOf(world), homework(world.backend.clock.now()));
const task = (world: World) => setTask(world.backend, schoolOf(world));

/** The questions of a task that the teacher saved. */
const savedExam = async (world: World) => {
  const { services } = world.backend;
  const input = { taskId: await task(world), name: 'Fractions', creationKey: newId() };
  return saveExam(services, world.people.teacher.viewer, input);
};

/** A task of the class, and the owner's own in it. */
async function ownTask(world: World): Promise<{ taskId: string; own: string }> {
  const taskId = await task(world);
  const students = await studentsOf(world.backend, schoolOf(world), taskId);
  const own = students.find(({ studentId }) => studentId === world.people.owner.id)?.id ?? '';
  return { taskId, own };
}

/** A task that its owner has answered one question of, wrong in a known way: its key in the report, and the idea. */
async function answeredTask(world: World) {
  const { taskId, own } = await ownTask(world);
  const { services } = world.backend;
  const { viewer } = world.people.owner;
  const practiceId = await startStudentTask(services, viewer, own);
  const { attempt } = await answerWrong(services, viewer, practiceId, 1);
  const { row } = await keyOf(services, viewer, practiceId, 1);
  return { taskId, key: row.template_id.replaceAll('/', '.'), idea: attempt.misconception_id ?? '' };
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
  'Query.portalTasks': {
    operation: async (world) => {
      await task(world);
      return of(['{ portalTasks { id classId title students } }', {}]);
    },
    outcomes: teachers('clean', 'clean'),
  },
  'Query.taughtTask': {
    operation: async (world) => of(taskOperations.task(await task(world))),
    outcomes: teachers('own'),
  },
  'Query.classHeadOfTask': {
    operation: async (world) => of(taskOperations.head(await task(world))),
    outcomes: teachers('clean'),
  },
  'Query.liveTask': {
    operation: async (world) => of(taskOperations.live(await task(world))),
    outcomes: teachers('own'),
  },
  'SubscriptionRoot.liveTaskChanges': {
    operation: async (world) => of(taskOperations.liveChanges(await task(world))),
    outcomes: teachers('own'),
  },
  'Query.savedExams': {
    operation: async (world) => {
      world.canaries.push(await savedExam(world));
      return of(taskOperations.exams());
    },
    outcomes: { ...teachers('own', 'clean'), coTeacher: 'clean' },
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
  'Query.studentBoard': {
    operation: async (world) => {
      const { own } = await ownTask(world);
      const { services } = world.backend;
      const { viewer } = world.people.owner;
      const practiceId = await startStudentTask(services, viewer, own);
      const questionId = (await keyOf(services, viewer, practiceId, 1)).row.id;
      const text = world.canaries[0] ?? '';
      const shape = { kind: 'text' as const, x: 5, y: 5, text, size: 20, colour: 'black' as const, opacity: 1 };
      await keepBoard(services, viewer, { questionId, board: packBoard({ width: 300, height: 200, shapes: [shape] }) });
      const query = 'query Q($own: ID!, $id: ID!) { studentBoard(studentTaskId: $own, questionId: $id) { board } }';
      return { query, variables: { own, id: questionId } };
    },
    outcomes: teachers('own'),
  },
  'Query.taskReport': {
    operation: async (world) => of(taskOperations.report((await answeredTask(world)).taskId)),
    outcomes: teachers('own'),
  },
  'Query.taskQuestionReport': {
    operation: async (world) => {
      const { taskId, key } = await answeredTask(world);
      return of(taskOperations.questionReport(taskId, key));
    },
    outcomes: teachers('own'),
  },
  'Query.insights': {
    operation: async (world) => of(taskOperations.insights({ taskId: (await answeredTask(world)).taskId })),
    outcomes: teachers('own'),
  },
  'Query.studentReport': {
    operation: async (world) => {
      await answeredTask(world);
      return of(taskOperations.studentReport(world.classId, world.people.owner.id));
    },
    outcomes: teachers('own'),
  },
  'Mutation.resetPlacement': {
    operation: ({ classId, people }) => ({
      query: 'mutation M($c: ID!, $s: ID!) { resetPlacement(classId: $c, studentId: $s) }',
      variables: { c: classId, s: people.owner.id },
    }),
    outcomes: teachers('clean'),
  },
  'Mutation.createFollowUpTask': {
    operation: async (world) => {
      const { idea } = await answeredTask(world);
      return of(taskOperations.followUp(world.classId, idea, [world.people.owner.id], newId()));
    },
    outcomes: teachers('clean'),
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
  'Mutation.saveExam': {
    operation: async (world) => of(taskOperations.saveExam(await task(world), 'Fractions', newId())),
    outcomes: teachers('clean'),
  },
  'Mutation.renameSavedExam': {
    operation: async (world) => of(taskOperations.renameExam(await savedExam(world), 'Fractions again')),
    outcomes: { ...teachers('clean'), coTeacher: 'NOT_FOUND' },
  },
  'Mutation.deleteSavedExam': {
    operation: async (world) => of(taskOperations.deleteExam(await savedExam(world))),
    outcomes: { ...teachers('clean'), coTeacher: 'NOT_FOUND' },
  },
  'Mutation.chooseSavedExam': {
    operation: async (world) => {
      const { taskId, version } = await draft(world);
      return of(taskOperations.chooseExam(taskId, version, await savedExam(world)));
    },
    outcomes: { ...teachers('clean'), coTeacher: 'NOT_FOUND' },
  },
  'Mutation.takeTaskBack': {
    operation: async (world) => of(taskOperations.takeBack(await task(world))),
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
  'Mutation.answerMarkRequest': {
    operation: async (world) => {
      const { taskId, own } = await ownTask(world);
      return of(taskOperations.answerRequest(taskId, own, newId(), null));
    },
    outcomes: teachers('CONFLICT'),
  },
  'Mutation.changeTaskPoints': {
    operation: async (world) => of(taskOperations.points(await task(world), 99, [1])),
    outcomes: teachers('CONFLICT'),
  },
  'Mutation.commentStudentTask': {
    operation: async (world) => {
      const { taskId, own } = await ownTask(world);
      return of(taskOperations.comment(taskId, own, 'Well done'));
    },
    outcomes: teachers('clean'),
  },
};
