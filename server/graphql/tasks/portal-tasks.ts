import { listPortalTasks, type PortalTask as PortalTaskData } from '../../modules/tasks';
import { builder } from '../builder';
import { TaskType } from '../enums';
import { requireViewer } from '../require-viewer';

const PortalTask = builder.objectRef<PortalTaskData>('PortalTask').implement({
  description: 'A task on the front page of whoever teaches its class.',
  fields: (t) => ({
    id: t.exposeID('id'),
    classId: t.exposeID('classId'),
    className: t.exposeString('className'),
    timeZone: t.exposeString('timeZone', { description: 'Of the class.' }),
    title: t.exposeString('title'),
    type: t.field({ type: TaskType, resolve: ({ type }) => type }),
    state: t.exposeString('state', { description: 'DRAFT, OPEN or CLOSED.' }),
    opensAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ opensAt }) => opensAt }),
    dueAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ dueAt }) => dueAt }),
    lateUntil: t.field({ type: 'DateTime', nullable: true, resolve: ({ lateUntil }) => lateUntil }),
    students: t.exposeInt('students', { description: 'Excused ones left out.' }),
    handedIn: t.exposeInt('handedIn'),
    overdue: t.exposeInt('overdue', { description: 'Not handed in and past their own due date.' }),
    toMark: t.exposeInt('toMark', { description: 'Handed in, and the rubric has no values yet.' }),
    joinedLater: t.exposeInt('joinedLater', {
      description: 'Students who joined after this open test was set, and so have not got it.',
    }),
    requests: t.exposeInt('requests', { description: 'Students who asked for another look at a mark.' }),
  }),
});

builder.queryField('portalTasks', (t) =>
  t.field({
    type: [PortalTask],
    description:
      'Tasks of the classes that the viewer teaches, with what waits for the viewer. TEACHER and TUTOR only.',
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => listPortalTasks(context.services, requireViewer(context)),
  }),
);
