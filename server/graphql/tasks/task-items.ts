import { buyTaskItem, getTaskItems, type TaskItems as TaskItemsData } from '../../modules/tasks';
import { builder } from '../builder';
import { TaskItem } from '../enums';
import { requireViewer } from '../require-viewer';

const OfferedTaskItem = builder.objectRef<TaskItemsData['items'][number]>('OfferedTaskItem').implement({
  fields: (t) => ({
    item: t.field({ type: TaskItem, resolve: ({ item }) => item }),
    price: t.exposeInt('price'),
    bought: t.exposeBoolean('bought'),
  }),
});

const TaskItems = builder.objectRef<TaskItemsData>('TaskItems').implement({
  description: 'What a student may buy for an open homework with MarsCoins.',
  fields: (t) => ({
    coins: t.exposeInt('coins'),
    items: t.field({ type: [OfferedTaskItem], resolve: ({ items }) => items }),
    openIndexes: t.exposeIntList('openIndexes', { description: 'Questions (1-based) that can get other numbers.' }),
  }),
});

builder.queryField('taskItems', (t) =>
  t.field({
    type: TaskItems,
    nullable: true,
    description: 'By the id of the task or of the student task; null where coins cannot be used on it now.',
    args: { taskId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { taskId }, context) => getTaskItems(context.services, requireViewer(context), taskId),
  }),
);

builder.mutationField('buyTaskItem', (t) =>
  t.boolean({
    description: 'Buys something for an open homework of the viewer, each thing once a task.',
    args: {
      studentTaskId: t.arg.id(),
      item: t.arg({ type: TaskItem }),
      questionIndex: t.arg.int({ required: false, description: '1-based, for OTHER_NUMBERS.' }),
    },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { questionIndex, ...args }, context) => {
      await buyTaskItem(context.services, requireViewer(context), { ...args, questionIndex: questionIndex ?? null });
      return true;
    },
  }),
);
