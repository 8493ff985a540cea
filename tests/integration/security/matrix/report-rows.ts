import { shareReport, studentTaskReportShareInfo } from '../../../../server/modules/reports';
import { newId } from '../../../../server/platform/ids';
import { reportOperations } from '../../reports/report-operations';
import { begunTask, of, outside, ownerOnly } from './own-task';
import { everyone, type Outcome, type Row } from './row';
import type { Actor, World } from './world';

/** For the student whose report it is, and the teacher of the class. */
const managed = (outcome: Outcome): Record<Actor, Outcome> => ({ ...ownerOnly(outcome), teacher: outcome });

async function shared(world: World) {
  const { taskId, own } = await begunTask(world);
  const place = { taskId, studentTaskId: own };
  const { shortCode } = await shareReport(world.backend.services, { studentId: world.people.owner.id, ...place });
  const info = await studentTaskReportShareInfo(world.backend.services, {
    shortenedUrl: shortCode,
    clientAddress: '203.0.113.77',
  });
  const row = await world.backend.services.db
    .selectFrom('report_shares')
    .select('id')
    .where('student_task_id', '=', own)
    .executeTakeFirstOrThrow();
  return { ...place, shareKey: info?.shareKey ?? '', shareId: row.id };
}

/** Reports of tasks, and the links by which families read them. */
export const reportRows: Record<string, Row> = {
  'Query.myTaskReport': {
    operation: async (world) => of(reportOperations.own((await begunTask(world)).own)),
    outcomes: ownerOnly('clean'),
  },
  'Query.myTaskErrorPractice': {
    operation: async (world) => of(reportOperations.errorPractice((await begunTask(world)).own)),
    outcomes: { ...everyone('clean'), ...outside },
  },
  'Query.taskErrorReview': {
    operation: async (world) => of(reportOperations.review((await begunTask(world)).own)),
    outcomes: { ...everyone('null'), ...outside },
  },
  'Mutation.startTaskErrorReview': {
    operation: async (world) => of(reportOperations.startReview((await begunTask(world)).own)),
    outcomes: { ...everyone('UNPROCESSABLE'), ...outside },
  },
  'Query.reportShares': {
    operation: async (world) => of(reportOperations.shares((await begunTask(world)).own)),
    outcomes: managed('clean'),
  },
  'Mutation.shareTaskReport': {
    operation: async (world) => {
      const { taskId, own } = await begunTask(world);
      return of(reportOperations.share(taskId, own, newId()));
    },
    // There is no report before the work is over.
    outcomes: managed('UNPROCESSABLE'),
  },
  'Mutation.stopReportShare': {
    operation: async (world) => of(reportOperations.stop((await shared(world)).shareId)),
    outcomes: managed('clean'),
  },
  'Mutation.setStudentsMayShare': {
    operation: ({ classId }) => of(reportOperations.mayShare(classId, true)),
    outcomes: { ...everyone('NOT_FOUND'), ...outside, teacher: 'clean' },
  },
  'Query.sharedReport': {
    operation: async (world) => of(reportOperations.shared(await shared(world))),
    outcomes: everyone('clean'),
  },
};
