import { newId } from '../../../../server/platform/ids';
import { coinOperations } from '../../rewards/class-things';
import { studentTasks } from '../../tasks/student-operations';
import { begunTask, of, outside, ownerOnly, ownTask } from './own-task';
import { everyone, type Row } from './row';

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
    operation: async (world) => of(studentTasks.ofPractice((await begunTask(world)).practiceId)),
    outcomes: ownerOnly('clean', 'null'),
  },
  'Mutation.openMyTask': {
    operation: async (world) => of(studentTasks.open((await ownTask(world)).taskId)),
    outcomes: ownerOnly('clean'),
  },
  // A homework that is done once: its own student is told so, everybody else that there is none.
  'Mutation.tryMyTaskAgain': {
    operation: async (world) => of(studentTasks.tryAgain((await ownTask(world)).taskId)),
    outcomes: ownerOnly('CONFLICT'),
  },
  'Mutation.starMyTask': {
    operation: async (world) => of(studentTasks.star((await ownTask(world)).own)),
    outcomes: ownerOnly('clean'),
  },
  'Mutation.hideMyTask': {
    operation: async (world) => of(studentTasks.hide((await ownTask(world)).own)),
    outcomes: ownerOnly('clean'),
  },
  'Mutation.askForMark': {
    operation: async (world) => of(studentTasks.ask((await ownTask(world)).own, newId(), 'Please look again')),
    outcomes: ownerOnly('UNPROCESSABLE'),
  },
  // The class does not let coins be used: its own student is told so.
  'Query.taskItems': {
    operation: async (world) => of(coinOperations.taskItems((await ownTask(world)).taskId)),
    outcomes: ownerOnly('null'),
  },
  'Mutation.buyTaskItem': {
    operation: async (world) => of(coinOperations.buyItem((await ownTask(world)).own, 'MORE_TIME')),
    outcomes: ownerOnly('UNPROCESSABLE'),
  },
  'Mutation.saveTestAnswer': {
    operation: async (world) => of(studentTasks.save((await begunTask(world)).practiceId, 1, '1')),
    outcomes: ownerOnly('UNPROCESSABLE', 'PRACTICE_NOT_FOUND'),
  },
};
