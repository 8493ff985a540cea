import {
  outcomesOf,
  type PracticeQuestion as QuestionData,
  reasonSentence,
  type ShownExample,
  type ShownSolution,
  type ShownStep,
  type Stake,
} from '../../modules/practice';
import { builder } from '../builder';
import { Topic } from '../catalogue/topic';
import { Attempt, Choice } from './attempt';
import { AnswerInputMode, AnswerMode, QuestionOutcome } from './enums';
import { Working } from './working';

const stakeNotes: Record<NonNullable<Stake['cappedBy']>, string> = {
  DAY: 'Today’s coins for answers are all earned',
  TOPIC: 'This topic’s coins of the week are earned',
  EASY: 'You have mastered this topic: easy ones earn nothing more',
  QUICK: 'No coins for three answers in a row this quick',
};

const Hint = builder.objectRef<{ number: number; text: string }>('Hint').implement({
  fields: (t) => ({ number: t.exposeInt('number'), text: t.exposeString('text') }),
});

export const Step = builder.objectRef<ShownStep>('Step').implement({
  fields: (t) => ({ line: t.exposeString('line'), reason: t.exposeString('reason') }),
});

export const Solution = builder.objectRef<ShownSolution>('Solution').implement({
  fields: (t) => ({
    answerLatex: t.exposeString('answerLatex'),
    steps: t.field({ type: [Step], resolve: ({ steps }) => steps }),
  }),
});

export const WorkedExample = builder.objectRef<ShownExample>('WorkedExample').implement({
  fields: (t) => ({
    prompt: t.exposeString('prompt'),
    figure: t.field({ type: 'JSON', nullable: true, resolve: ({ figure }) => figure }),
    steps: t.field({ type: [Step], resolve: ({ steps }) => steps }),
  }),
});

export const PracticeQuestion = builder.objectRef<QuestionData>('PracticeQuestion').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    index: t.int({ resolve: ({ row }) => row.index }),
    practiceId: t.id({ resolve: ({ row }) => row.practice_id }),
    title: t.string({ resolve: ({ shown }) => shown.title }),
    topic: t.field({ type: Topic, resolve: ({ shown }) => shown.topic }),
    calculator: t.boolean({ resolve: ({ shown }) => shown.calculator }),
    young: t.boolean({
      description: 'For Years 1 to 3: shown larger, one thing at a time, and read aloud.',
      resolve: ({ shown }) => shown.young,
    }),
    prompt: t.string({
      description: 'Rich text: $LaTeX$, **bold**, blank line between paragraphs.',
      resolve: ({ shown }) => shown.prompt,
    }),
    instruction: t.string({ nullable: true, resolve: ({ shown }) => shown.instruction }),
    figure: t.field({ type: 'JSON', nullable: true, resolve: ({ shown }) => shown.figure }),
    answerMode: t.field({ type: AnswerMode, resolve: ({ shown }) => shown.answerMode }),
    choices: t.field({ type: [Choice], resolve: ({ shown }) => shown.choices }),
    keys: t.stringList({
      description:
        'Keys that help to type this answer, in order: X, Y, PLUS, MINUS, FRACTION, POWER, ROOT, BRACKETS, PI, CONSTANT …',
      resolve: ({ shown }) => shown.keys,
    }),
    inputMode: t.field({ type: AnswerInputMode, resolve: ({ shown }) => shown.inputMode }),
    prefix: t.string({
      nullable: true,
      description: 'The unit or the sign that stands beside the answer box, if any: cm, $, x =.',
      resolve: ({ shown }) => shown.prefix,
    }),
    suffix: t.string({ nullable: true, resolve: ({ shown }) => shown.suffix }),
    hintCount: t.int({ resolve: ({ shown }) => shown.hintCount }),
    hints: t.field({
      type: [Hint],
      description: 'The hints opened so far, in order.',
      resolve: ({ shown }) => shown.hints,
    }),
    attempts: t.field({ type: [Attempt], resolve: ({ attempts }) => attempts }),
    loggedAttemptIds: t.idList({
      description: 'The wrong attempts whose misconception waits in the error logbook.',
      resolve: ({ attempts, logged }) => attempts.flatMap(({ row }) => (logged.includes(row.id) ? [row.id] : [])),
    }),
    working: t.field({
      type: Working,
      description: "The student's own lines beside the question.",
      resolve: ({ working }) => working,
    }),
    boardShapes: t.int({
      nullable: true,
      description: 'Shapes of the drawing that is kept with the answer; null where none is.',
      resolve: ({ boardShapes }) => boardShapes,
    }),
    closed: t.boolean({ resolve: ({ row }) => row.closed_at !== null }),
    outcome: t.field({
      type: QuestionOutcome,
      resolve: ({ practice, row }) => outcomesOf(practice)[row.index - 1] ?? 'AHEAD',
    }),
    errorId: t.id({
      nullable: true,
      description: 'Whether this question redoes an error of the logbook.',
      resolve: ({ row }) => row.error_id,
    }),
    coinsAtStake: t.int({
      description: 'What a right answer would earn now, within the guards and caps; 0 once it is closed.',
      resolve: ({ stake }) => stake.coins,
    }),
    stakeNote: t.string({
      nullable: true,
      description: 'Why an open question earns nothing, in a few words; null where it earns something.',
      resolve: ({ stake: { cappedBy } }) => (cappedBy === null ? null : stakeNotes[cappedBy]),
    }),
    reason: t.string({
      nullable: true,
      description: 'Why it was drawn, in one sentence; null for questions drawn before reasons were kept.',
      resolve: ({ row, shown }) => reasonSentence(row.reason, shown.topic.name),
    }),
    lateAnswer: t.string({
      nullable: true,
      description: 'What was typed but arrived, or was still in the box, when the set had ended: never marked.',
      resolve: ({ row }) => row.late_answer,
    }),
    reported: t.boolean({ resolve: ({ reported }) => reported }),
    seconds: t.int({ nullable: true, description: 'Seconds spent.', resolve: ({ row }) => row.seconds }),
    usualSeconds: t.int({
      nullable: true,
      description: "The viewer's usual pace on this template (median), for the result.",
      resolve: ({ usualSeconds }) => usualSeconds,
    }),
    solution: t.field({
      type: Solution,
      nullable: true,
      description: 'Worked steps and answer: null until the question is closed.',
      resolve: ({ solution }) => solution,
    }),
    workedExample: t.field({
      type: WorkedExample,
      nullable: true,
      description: 'A like question with other numbers, solved in full: null until a wrong attempt.',
      resolve: ({ workedExample }) => workedExample,
    }),
  }),
});
