import { findCourse } from '../../modules/catalogue';
import { getPracticeSetup, type LastChoice, type PracticeSetup as Setup } from '../../modules/practice-setup';
import { builder } from '../builder';
import { Difficulty, PracticeMode } from '../enums';
import { NextStep } from '../next-step/next-step';
import { requireViewer } from '../require-viewer';

const PracticeChoice = builder.objectRef<LastChoice>('PracticeChoice').implement({
  fields: (t) => ({
    mode: t.field({ type: PracticeMode, resolve: ({ mode }) => mode }),
    difficulty: t.field({
      type: Difficulty,
      nullable: true,
      description: 'Null means adaptive.',
      resolve: ({ difficulty }) => difficulty,
    }),
    topicIds: t.idList({ description: 'Empty: all topics of the course.', resolve: ({ topicIds }) => topicIds }),
    questionCount: t.exposeInt('questionCount'),
  }),
});

const PracticeSetup = builder.objectRef<Setup>('PracticeSetup').implement({
  description: 'What the page of a new practice begins with.',
  fields: (t) => ({
    last: t.field({
      type: PracticeChoice,
      nullable: true,
      description: 'What the viewer chose for the practice before in this course.',
      resolve: ({ last }) => last,
    }),
    nextStep: t.field({ type: NextStep, nullable: true, resolve: ({ nextStep }) => nextStep }),
    usualSeconds: t.exposeInt('usualSeconds', { nullable: true }),
    timer: t.exposeBoolean('timer', { description: 'Whether a challenge runs against a clock.' }),
  }),
});

builder.queryField('practiceSetup', (t) =>
  t.field({
    type: PracticeSetup,
    nullable: true,
    description: 'Null where there is no such course.',
    args: { courseId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { courseId }, context) => {
      const course = findCourse(courseId);
      return course ? getPracticeSetup(context.services, requireViewer(context), course) : null;
    },
  }),
);
