import { countPractice, createPractice } from '../../modules/practice';
import { builder } from '../builder';
import { Difficulty, PracticeMode, RedoKind } from '../enums';
import { requireViewer } from '../require-viewer';
import { Practice } from './practice';

const CreatePracticeInput = builder.inputType('CreatePracticeInput', {
  fields: (t) => ({
    courseId: t.id(),
    mode: t.field({ type: PracticeMode }),
    difficulty: t.field({ type: Difficulty, required: false, description: 'Null: adaptive.' }),
    topicIds: t.idList({ required: false, description: 'Empty: all topics of the course that have questions.' }),
    redoKind: t.field({
      type: RedoKind,
      required: false,
      description: 'For ERROR_LOGBOOK: the type of the practice; null means ERROR_RELATED.',
    }),
    errorIds: t.idList({
      required: false,
      description: 'For ERROR_LOGBOOK: the errors to redo; empty means those that are due, oldest first.',
    }),
    questionCount: t.int({ description: '5 to 40; for ERROR_LOGBOOK 1 to 10, and as many as there are.' }),
    firstTopicId: t.id({
      required: false,
      description: 'The topic of the first question, where it is one of those practised.',
    }),
    surprise: t.boolean({ required: false, description: 'Chance picks among the topics.' }),
    idempotencyKey: t.string(),
  }),
});

builder.mutationField('createPractice', (t) =>
  t.field({
    type: Practice,
    args: { input: t.arg({ type: CreatePracticeInput }) },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { input }, context) => {
      const viewer = requireViewer(context);
      await countPractice(context.services, viewer);
      return createPractice(context.services, viewer, input);
    },
  }),
);
