import { type ShareInfo, studentTaskReportShareInfo } from '../../modules/reports';
import { builder } from '../builder';

const StudentTaskReportShareInfo = builder.objectRef<ShareInfo>('StudentTaskReportShareInfo').implement({
  fields: (t) => ({
    shareKey: t.exposeString('shareKey'),
    taskId: t.exposeID('taskId'),
    studentTaskId: t.exposeID('studentTaskId'),
  }),
});

builder.queryField('studentTaskReportShareInfo', (t) =>
  t.field({
    type: StudentTaskReportShareInfo,
    nullable: true,
    args: { shortenedUrl: t.arg.string() },
    authScopes: { public: true },
    resolve: (_root, { shortenedUrl }, { services, clientAddress }) =>
      studentTaskReportShareInfo(services, { shortenedUrl, clientAddress }),
  }),
);
