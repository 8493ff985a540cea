import { followWords, type TutorWords } from '../../modules/tutor';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

const TutorWordsType = builder.objectRef<TutorWords>('TutorWords').implement({
  fields: (t) => ({
    sentence: t.exposeString('sentence', {
      nullable: true,
      description: 'A whole sentence of rich text, in order; null at the end.',
    }),
    isUnverified: t.exposeBoolean('isUnverified', { description: 'Whether something in it could not be checked.' }),
    isBuiltIn: t.exposeBoolean('isBuiltIn', {
      description: 'The built-in words: they take the place of everything before.',
    }),
    isEnd: t.exposeBoolean('isEnd'),
  }),
});

builder.subscriptionField('tutorWords', (t) =>
  t.field({
    type: TutorWordsType,
    description: "The words of one of the tutor's messages that is coming, sentence by sentence.",
    args: { talkId: t.arg.id(), number: t.arg.int() },
    authScopes: { acceptedTerms: true },
    subscribe: (_root, args, context) => followWords(context.services, requireViewer(context), args),
    resolve: (words) => words,
  }),
);
