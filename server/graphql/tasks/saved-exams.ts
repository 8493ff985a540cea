import {
  chooseSavedExam,
  deleteSavedExam,
  listSavedExams,
  renameSavedExam,
  type SavedExam as SavedExamData,
  saveExam,
} from '../../modules/tasks';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';
import { seenText } from '../seen-text';

const SavedExam = builder.objectRef<SavedExamData>('SavedExam').implement({
  description: 'Questions of a task that a teacher keeps for others.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    source: t.exposeString('source', { description: 'TOPICS, PICKED or PICKED_OWN.' }),
    questionCount: t.exposeInt('questionCount'),
    points: t.exposeFloat('points', { description: 'What its questions are worth together.' }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
  }),
});

builder.queryField('savedExams', (t) =>
  t.field({
    type: [SavedExam],
    description: 'What the viewer saved, by name.',
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => listSavedExams(context.services, requireViewer(context)),
  }),
);

builder.mutationFields((t) => ({
  saveExam: t.id({
    description: 'Saves the questions of a task under a name; the same creation key saves them once.',
    args: { taskId: t.arg.id(), name: t.arg.string(), creationKey: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, args, context) => saveExam(context.services, requireViewer(context), args),
  }),
  renameSavedExam: t.boolean({
    args: {
      examId: t.arg.id(),
      name: t.arg.string(),
      seen: t.arg.string({ required: false, description: seenText }),
    },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await renameSavedExam(context.services, requireViewer(context), args);
      return true;
    },
  }),
  deleteSavedExam: t.boolean({
    args: { examId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { examId }, context) => {
      await deleteSavedExam(context.services, requireViewer(context), examId);
      return true;
    },
  }),
  chooseSavedExam: t.boolean({
    description: 'Puts the questions of a saved exam into a draft, in place of those it had.',
    args: { taskId: t.arg.id(), version: t.arg.int(), examId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await chooseSavedExam(context.services, requireViewer(context), args);
      return true;
    },
  }),
}));
