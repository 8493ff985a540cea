import type { RouteActor } from './world';

/** Who a place opens for, and what everybody else gets. */
export interface Readers {
  opens: readonly RouteActor[];
  /** Who is led to their own first page, for this is another role's place. For the rest it is as if it were not there. */
  home?: readonly RouteActor[];
  /** What visitors and parents get; the login page unless told otherwise. */
  visitors?: 'login' | 'missing';
}

const whoLearn = ['owner', 'classmate', 'formerStudent', 'otherClass'] as const;
const whoTeach = ['teacher', 'coTeacher', 'formerTeacher', 'otherTeacher', 'tutor'] as const;

const owner: Readers = { opens: ['owner'] };
const members: Readers = { opens: ['owner', 'classmate'] };
const files: Readers = { opens: ['owner', 'classmate', 'teacher', 'coTeacher'] };
const ofClass: Readers = { opens: ['teacher', 'coTeacher'], home: [...whoLearn, 'admin'] };
const portal: Readers = { opens: whoTeach, home: [...whoLearn, 'admin'] };
const administrators: Readers = { opens: ['admin'], home: [...whoLearn, ...whoTeach] };
/** Only the ids of other tests exist here: nobody finds anything. */
const noExample: Readers = { opens: [] };

/**
 * One row for each route whose address names something that somebody has, and for each place of a role. Courses, topics
 * and steps are everybody's; keys and codes are secrets that open by themselves and have tests of their own.
 */
export const readersOf: Record<string, Readers> = {
  '/practice/:practiceId/:questionIndex': owner,
  '/practice/:practiceId/result': owner,
  '/question/:questionId': owner,
  '/task/:practiceId/result': owner,
  // A classmate comes to the own work on the same task.
  '/task/unfinished/:taskId/:index': members,
  '/classroom/:classId/details': members,
  '/classroom/:classId/hidden-tasks': members,
  '/classroom/:classId/tasks/:studentTaskId': owner,
  '/classroom/:classId/tasks/:studentTaskId/error-review-session/:currentQuestionIndex?': owner,
  '/classroom/:classId/tasks/:studentTaskId/:taskId/task-report-details': owner,
  '/classroom/:classId/tasks/:taskId/studentTasks/:studentTaskId/multi-subject-student-task-report-details': owner,
  '/classroom/:classId/tasks/:studentTaskId/view-all-errors': owner,
  '/classroom/:classId/tasks/:studentTaskId/view-error-practice': owner,
  '/file-details/:fileId': files,
  '/files/:fileId/:use': files,
  '/battle/:battleId': owner,
  // A battle that has just begun has no record: its player is told so, everybody else that there is no such battle.
  '/battle/:battleId/verify': owner,
  '/battle/:battleId/record.json': owner,
  '/billing-history/:paymentId': owner,
  // Nothing is paid yet.
  '/billing-history/:paymentId/receipt.pdf': noExample,
  '/profile/copy/:copyId': owner,
  '/api/battles/:battleId': owner,
  '/api/boards/:questionId': noExample,
  '/api/student-boards/:studentTaskId/:questionId': noExample,
  // A stream that ends at once does not connect again.
  '/api/live-tasks/:taskId': { opens: ['teacher', 'coTeacher'], visitors: 'missing' },
  '/api/question-help/:questionId': owner,
  '/api/tutor-words/:talkId/:number': { ...noExample, visitors: 'missing' },
  '/teacher': portal,
  '/teacher/archive': portal,
  '/teacher/classes/new': portal,
  '/teacher/exams': portal,
  '/teacher/classes/:classId': ofClass,
  '/teacher/classes/:classId/accounts': ofClass,
  '/teacher/classes/:classId/announcements': ofClass,
  '/teacher/classes/:classId/book': ofClass,
  '/teacher/classes/:classId/book.csv': { opens: ['teacher', 'coTeacher'] },
  '/teacher/classes/:classId/cards': ofClass,
  '/teacher/classes/:classId/coins': ofClass,
  '/teacher/classes/:classId/files': ofClass,
  '/teacher/classes/:classId/groups': ofClass,
  '/teacher/classes/:classId/insights': ofClass,
  '/teacher/classes/:classId/insights.csv': { opens: ['teacher', 'coTeacher'] },
  '/teacher/classes/:classId/join': ofClass,
  '/teacher/classes/:classId/settings': ofClass,
  '/teacher/classes/:classId/students/:studentId': ofClass,
  '/teacher/classes/:classId/students/:studentId/report.csv': { opens: ['teacher', 'coTeacher'] },
  // The flag that lets teachers read talks is off.
  '/teacher/classes/:classId/students/:studentId/talks': { opens: [], home: [...whoLearn, ...whoTeach, 'admin'] },
  '/teacher/classes/:classId/tasks': ofClass,
  '/teacher/tasks/:taskId': ofClass,
  // It is out already, so that there is no draft.
  '/teacher/tasks/:taskId/edit': { opens: [], home: [...whoLearn, 'admin'] },
  '/teacher/tasks/:taskId/insights': ofClass,
  '/teacher/tasks/:taskId/insights.csv': { opens: ['teacher', 'coTeacher'] },
  '/teacher/tasks/:taskId/live': ofClass,
  '/teacher/tasks/:taskId/report': ofClass,
  '/teacher/tasks/:taskId/report.csv': { opens: ['teacher', 'coTeacher'] },
  '/teacher/tasks/:taskId/report/:key': ofClass,
  '/teacher/tasks/:taskId/students/:studentTaskId': ofClass,
  '/admin': administrators,
  '/admin/audit': administrators,
  '/admin/battle-reports': administrators,
  '/admin/battle-reports/:reportId': { opens: [], home: administrators.home ?? [] },
  '/admin/classes': administrators,
  '/admin/classes/:classId': administrators,
  '/admin/flags': administrators,
  '/admin/jobs': administrators,
  '/admin/kit': administrators,
  '/admin/machines': administrators,
  '/admin/outbox': administrators,
  '/admin/payments': administrators,
  '/admin/payments/:paymentId': administrators,
  '/admin/payments/reconcile': administrators,
  '/admin/people': administrators,
  '/admin/people/:personId': administrators,
  '/admin/question-reports': administrators,
  '/admin/templates': administrators,
  '/admin/templates/*': administrators,
  '/admin/tutor-reports': administrators,
};
