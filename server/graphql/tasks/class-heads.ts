import { getTaughtClass } from '../../modules/classroom';
import { getClassOfTask } from '../../modules/tasks';
import { builder } from '../builder';
import { classOfPage } from '../classroom/class-head';
import { requireViewer } from '../require-viewer';
import { TaskClass } from './taught-tasks';

builder.queryFields((t) => ({
  classHead: t.field({
    type: TaskClass,
    description: 'A class that the viewer teaches, for the head of its pages.',
    args: { classId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { classId }, context) =>
      classOfPage(context, classId, () => getTaughtClass(context.services, requireViewer(context), classId)),
  }),
  classHeadOfTask: t.field({
    type: TaskClass,
    description: 'The class of a task that the viewer teaches, for the head of the pages of that task.',
    args: { taskId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { taskId }, context) =>
      classOfPage(context, taskId, () => getClassOfTask(context.services, requireViewer(context), taskId)),
  }),
}));
