import {
  describeQuestion,
  outcomesOf,
  type PracticeState,
  type QuestionRow,
  type ShownStep,
  solutionOf,
  workedExampleOf,
} from '../../modules/practice';
import { builder } from '../builder';
import { Topic } from '../catalogue/topic';
import { Attempt, Choice } from './attempt';
import { AnswerMode, QuestionOutcome } from './enums';

const Hint = builder.objectRef<{ number: number; text: string }>('Hint').implement({
  fields: (t) => ({ number: t.exposeInt('number'), text: t.exposeString('text') }),
});

const Step = builder.objectRef<ShownStep>('Step').implement({
  fields: (t) => ({ line: t.exposeString('line'), reason: t.exposeString('reason') }),
});

const Solution = builder.objectRef<{ answerLatex: string; steps: ShownStep[] }>('Solution').implement({
  fields: (t) => ({
    answerLatex: t.exposeString('answerLatex'),
    steps: t.field({ type: [Step], resolve: ({ steps }) => steps }),
  }),
});

const WorkedExample = builder.objectRef<NonNullable<ReturnType<typeof workedExampleOf>>>('WorkedExample').implement({
  fields: (t) => ({
    prompt: t.exposeString('prompt'),
    figure: t.field({ type: 'JSON', nullable: true, resolve: ({ figure }) => figure }),
    steps: t.field({ type: [Step], resolve: ({ steps }) => steps }),
  }),
});

/** A question with the practice it is part of. */
export interface QuestionOfPractice {
  practice: PracticeState;
  question: QuestionRow;
}

const attemptsOf = async ({ practice, question }: QuestionOfPractice) =>
  (await practice.attempts()).get(question.id) ?? [];

export const PracticeQuestion = builder.objectRef<QuestionOfPractice>('PracticeQuestion').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ question }) => question.id }),
    index: t.int({ resolve: ({ question }) => question.index }),
    practiceId: t.id({ resolve: ({ question }) => question.practice_id }),
    title: t.string({ resolve: ({ question }) => describeQuestion(question).title }),
    topic: t.field({ type: Topic, resolve: ({ question }) => describeQuestion(question).topic }),
    calculator: t.boolean({ resolve: ({ question }) => describeQuestion(question).calculator }),
    prompt: t.string({
      description: 'Rich text: $LaTeX$, **bold**, blank line between paragraphs.',
      resolve: ({ question }) => describeQuestion(question).prompt,
    }),
    instruction: t.string({ nullable: true, resolve: ({ question }) => describeQuestion(question).instruction }),
    figure: t.field({ type: 'JSON', nullable: true, resolve: ({ question }) => describeQuestion(question).figure }),
    answerMode: t.field({ type: AnswerMode, resolve: ({ question }) => describeQuestion(question).answerMode }),
    choices: t.field({ type: [Choice], resolve: ({ question }) => describeQuestion(question).choices }),
    keys: t.stringList({
      description:
        'Keys that help to type this answer: FRACTION, MIXED, POWER, ROOT, PI, PLUS_MINUS, INEQUALITY, DEGREE, PERCENT, X, Y …',
      resolve: ({ question }) => describeQuestion(question).keys,
    }),
    prefix: t.string({
      nullable: true,
      description: 'The unit or the sign that stands beside the answer box, if any: cm, $, x =.',
      resolve: ({ question }) => describeQuestion(question).prefix,
    }),
    suffix: t.string({ nullable: true, resolve: ({ question }) => describeQuestion(question).suffix }),
    hintCount: t.int({ resolve: ({ question }) => describeQuestion(question).hintCount }),
    hints: t.field({
      type: [Hint],
      description: 'The hints opened so far, in order.',
      resolve: ({ question }) => describeQuestion(question).hints,
    }),
    attempts: t.field({
      type: [Attempt],
      resolve: async (own) => (await attemptsOf(own)).map((attempt) => ({ question: own.question, attempt })),
    }),
    closed: t.boolean({ resolve: ({ question }) => question.closed_at !== null }),
    outcome: t.field({
      type: QuestionOutcome,
      resolve: ({ practice, question }) => outcomesOf(practice)[question.index - 1] ?? 'AHEAD',
    }),
    errorId: t.id({
      nullable: true,
      description: 'Whether this question redoes an error of the logbook.',
      resolve: ({ question }) => question.error_id,
    }),
    reported: t.boolean({
      resolve: async ({ practice, question }) => (await practice.reported()).has(question.id),
    }),
    seconds: t.int({
      nullable: true,
      description: "Seconds spent, and the viewer's usual pace on this template (median), for the result.",
      resolve: ({ question }) => question.seconds,
    }),
    usualSeconds: t.int({
      nullable: true,
      resolve: async ({ practice, question }) => (await practice.usualSeconds()).get(question.template_id) ?? null,
    }),
    solution: t.field({
      type: Solution,
      nullable: true,
      description: 'Worked steps and answer: null until the question is closed.',
      resolve: ({ question }) => solutionOf(question),
    }),
    workedExample: t.field({
      type: WorkedExample,
      nullable: true,
      description: 'A like question with other numbers, solved in full: null until a wrong attempt.',
      resolve: async (own) => workedExampleOf(own.question, await attemptsOf(own)),
    }),
  }),
});
