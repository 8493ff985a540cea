import type { ShownMessage, TutorLink } from '../../modules/tutor';
import { builder } from '../builder';
import { Choice } from '../practice/attempt';
import { LineVerdict } from '../practice/enums';
import { Step, WorkedExample } from '../practice/practice-question';
import { TutorAuthor } from './enums';

const TutorLinkType = builder.objectRef<TutorLink>('TutorLink').implement({
  fields: (t) => ({ label: t.exposeString('label'), path: t.exposeString('path') }),
});

export const TutorMessage = builder.objectRef<ShownMessage>('TutorMessage').implement({
  fields: (t) => ({
    number: t.exposeInt('number'),
    author: t.field({ type: TutorAuthor, resolve: ({ author }) => author }),
    text: t.exposeString('text', { description: "Rich text; a student's is plain." }),
    lineLatex: t.exposeString('lineLatex', {
      nullable: true,
      description: "Of a student's message that is a line of maths.",
    }),
    verdict: t.field({
      type: LineVerdict,
      nullable: true,
      description: 'As My working shows it; null for what is no checked line.',
      resolve: ({ verdict }) => verdict,
    }),
    steps: t.field({ type: [Step], resolve: ({ steps }) => steps }),
    example: t.field({ type: WorkedExample, nullable: true, resolve: ({ example }) => example }),
    figure: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Of a question that Quiz Me asks.',
      resolve: ({ figure }) => figure,
    }),
    options: t.field({
      type: [Choice],
      description: 'Of a question with options: send the id as `choice`.',
      resolve: ({ options }) => options,
    }),
    links: t.field({ type: [TutorLinkType], resolve: ({ links }) => links }),
    isChecked: t.exposeBoolean('isChecked', { description: 'Whether every formula in it was checked.' }),
    isUnverified: t.exposeBoolean('isUnverified', { description: 'Whether something in it could not be checked.' }),
    isComing: t.exposeBoolean('isComing', { description: 'Its words come by `tutorWords`.' }),
    isReported: t.exposeBoolean('isReported'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
  }),
});
