import { scenarioGroup } from '../../../rules/ai-scenario';
import type {
  FrameSubject,
  ShownQuiz,
  ShownTalk,
  TalkQuestion,
  TutorFrame,
  TutorSuggestion,
} from '../../modules/tutor';
import { builder } from '../builder';
import { Topic } from '../catalogue/topic';
import { AiModel, AiScenario, AiScenarioGroup } from '../enums';
import { Working, WorkingLine } from '../practice/working';
import { BotKind, QuizGoalKind, QuizGoalStanding, TutorIntent, TutorMood } from './enums';
import { TutorMessage } from './message';

const TutorQuestion = builder.objectRef<TalkQuestion>('TutorQuestion').implement({
  fields: (t) => ({
    prompt: t.exposeString('prompt', { description: 'Rich text.' }),
    figure: t.field({ type: 'JSON', nullable: true, resolve: ({ figure }) => figure }),
    practiceId: t.exposeID('practiceId'),
    index: t.exposeInt('index'),
    isClosed: t.exposeBoolean('isClosed'),
    topicName: t.exposeString('topicName'),
  }),
});

const Suggestion = builder.objectRef<TutorSuggestion>('TutorSuggestion').implement({
  fields: (t) => ({
    intent: t.field({ type: TutorIntent, resolve: ({ intent }) => intent }),
    label: t.exposeString('label'),
    text: t.exposeString('text', { description: "Sent with it: the student's words in the talk." }),
    aiModel: t.field({
      type: AiModel,
      description: 'What it asks for: a hint, the worked solution, or anything else.',
      resolve: ({ aiModel }) => aiModel,
    }),
  }),
});

const QuizGoal = builder.objectRef<ShownQuiz['goals'][number]>('QuizGoal').implement({
  fields: (t) => ({
    kind: t.field({ type: QuizGoalKind, resolve: ({ kind }) => kind }),
    label: t.exposeString('label'),
    standing: t.field({ type: QuizGoalStanding, resolve: ({ standing }) => standing }),
  }),
});

const QuizSummary = builder.objectRef<NonNullable<ShownQuiz['summary']>>('QuizSummary').implement({
  fields: (t) => ({
    shown: t.exposeStringList('shown', { description: 'What the student has shown, a sentence each.' }),
    next: t.exposeString('next', { description: 'What to do next.' }),
    nextPath: t.exposeString('nextPath', { nullable: true }),
  }),
});

const TutorQuiz = builder.objectRef<ShownQuiz>('TutorQuiz').implement({
  fields: (t) => ({
    topicName: t.exposeString('topicName'),
    goals: t.field({ type: [QuizGoal], resolve: ({ goals }) => goals }),
    isOver: t.exposeBoolean('isOver'),
    summary: t.field({ type: QuizSummary, nullable: true, resolve: ({ summary }) => summary }),
  }),
});

export const TutorTalk = builder.objectRef<ShownTalk>('TutorTalk').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    bot: t.field({ type: BotKind, resolve: ({ bot }) => bot }),
    mood: t.field({ type: TutorMood, resolve: ({ mood }) => mood }),
    isFree: t.exposeBoolean('isFree', { description: 'Whether the next reply costs nothing.' }),
    question: t.field({
      type: TutorQuestion,
      nullable: true,
      description: 'What a talk of Tutor Me is about.',
      resolve: ({ question }) => question,
    }),
    startLatex: t.exposeString('startLatex', { nullable: true, description: 'As in `Working`.' }),
    lines: t.field({
      type: [WorkingLine],
      description: 'The lines of My working beside the question, wherever they were typed.',
      resolve: ({ lines }) => lines,
    }),
    messages: t.field({
      type: [TutorMessage],
      description: 'In order, the latest 200. The next message has the number after the last.',
      resolve: ({ messages }) => messages,
    }),
    suggestions: t.field({ type: [Suggestion], resolve: ({ suggestions }) => suggestions }),
    quiz: t.field({ type: TutorQuiz, nullable: true, resolve: ({ quiz }) => quiz }),
  }),
});

const WeakSpot = builder.objectRef<TutorFrame['weakSpots'][number]>('WeakSpot').implement({
  fields: (t) => ({
    topicId: t.exposeID('topicId'),
    topicName: t.exposeString('topicName'),
    courseId: t.exposeID('courseId'),
    note: t.exposeString('note', { description: 'Why it is one.' }),
  }),
});

const Subject = builder.objectRef<FrameSubject>('TutorFrameSubject').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    index: t.exposeInt('index'),
    topic: t.field({ type: Topic, resolve: ({ topic }) => topic }),
    prompt: t.exposeString('prompt', { description: 'Rich text.' }),
    figure: t.field({ type: 'JSON', nullable: true, resolve: ({ figure }) => figure }),
    keys: t.exposeStringList('keys', { description: 'As in `PracticeQuestion`.' }),
    isClosed: t.exposeBoolean('isClosed'),
    wasWrong: t.exposeBoolean('wasWrong', {
      description: 'Its latest answer was wrong, and there is no line of working.',
    }),
    working: t.field({ type: Working, resolve: ({ working }) => working }),
  }),
});

export const TutorFrameType = builder.objectRef<TutorFrame>('TutorFrame').implement({
  fields: (t) => ({
    talk: t.field({ type: TutorTalk, nullable: true, resolve: ({ talk }) => talk }),
    subject: t.field({
      type: Subject,
      nullable: true,
      description: 'The question that is open beside it.',
      resolve: ({ subject }) => subject,
    }),
    weakSpots: t.field({
      type: [WeakSpot],
      description: 'What Quiz Me could ask about: at most three.',
      resolve: ({ weakSpots }) => weakSpots,
    }),
    scenario: t.field({
      type: AiScenario,
      description: 'What the student is doing. In PRACTICE_BATTLE and TASK_TEST the tutor rests.',
      resolve: ({ scenario }) => scenario,
    }),
    scenarioGroup: t.field({ type: AiScenarioGroup, resolve: ({ scenario }) => scenarioGroup(scenario) }),
    teachersMayRead: t.exposeBoolean('teachersMayRead', {
      description: 'Teachers of the student may read the talk that is shown, or would begin here.',
    }),
  }),
});
