import type { Figure } from '../../../maths/figures/figure';
import type { QuizGoal } from '../../../maths/tutor/index';
import type { AiModel, AiScenario } from '../../../rules/ai-scenario';
import type { Topic } from '../catalogue/index';
import type { ShownLine, ShownWorking } from '../practice/index';

export const botKinds = ['PROBLEM_SOLVER', 'QUIZ_ME', 'GENERAL'] as const;
export type BotKind = (typeof botKinds)[number];

export const tutorMoods = ['LISTENING', 'ASKING', 'HINTING', 'EXPLAINING', 'ENCOURAGING'] as const;
export type TutorMood = (typeof tutorMoods)[number];

export const tutorIntents = [
  'MESSAGE',
  'HINT',
  'WHY',
  'ANOTHER_WAY',
  'ONE_LIKE_IT',
  'UNSURE',
  'JUST_TELL',
  'SILENCE',
  'BEGIN',
  'SMALLER',
  'ASK_OTHERWISE',
  'STOP',
] as const;
export type TutorIntent = (typeof tutorIntents)[number];

export const quizGoalKinds = [
  'RECALL',
  'USE',
  'REVERSE',
  'REASON',
  'TRANSFER',
] as const satisfies Uppercase<QuizGoal>[];
export type QuizGoalKind = (typeof quizGoalKinds)[number];

export const goalStandings = ['AHEAD', 'NOW', 'REACHED', 'NOT_YET'] as const;
/** NOT_YET: asked, not shown yet. */
export type GoalStanding = (typeof goalStandings)[number];

/** Which talk of the viewer's own. */
export interface TutorPlace {
  bot: BotKind;
  /** Of Tutor Me: the question of a practice that it is about. */
  questionId?: string | null;
  /** Of Quiz Me; without both it asks about the weak spots of all courses. */
  topicId?: string | null;
  courseId?: string | null;
}

export interface TutorLink {
  label: string;
  path: string;
}

export interface TutorStep {
  /** LaTeX. */
  line: string;
  reason: string;
}

export interface TutorSuggestion {
  intent: TutorIntent;
  label: string;
  /** What is sent with it: the student's words in the talk. */
  text: string;
  /** What it asks for. */
  aiModel: AiModel;
}

export interface ShownMessage {
  number: number;
  author: 'STUDENT' | 'TUTOR';
  /** The tutor's is rich text, the student's plain. */
  text: string;
  /** Of a student's message that is a line of maths. */
  lineLatex: string | null;
  /** As My working shows it; null where nothing was checked. */
  verdict: ShownLine['verdict'] | null;
  steps: TutorStep[];
  example: { prompt: string; figure: Figure | null; steps: TutorStep[] } | null;
  /** Of a question that Quiz Me asks. */
  figure: Figure | null;
  options: { id: string; text: string }[];
  links: TutorLink[];
  isChecked: boolean;
  isUnverified: boolean;
  isComing: boolean;
  isReported: boolean;
  createdAt: Date;
}

export interface ShownQuiz {
  topicName: string;
  goals: { kind: QuizGoalKind; label: string; standing: GoalStanding }[];
  isOver: boolean;
  summary: { shown: string[]; next: string; nextPath: string | null } | null;
}

/** What a talk of Tutor Me is about. */
export interface TalkQuestion {
  /** Rich text. */
  prompt: string;
  figure: Figure | null;
  practiceId: string;
  /** 1-based, in its practice. */
  index: number;
  isClosed: boolean;
  topicName: string;
}

export interface ShownTalk {
  id: string;
  bot: BotKind;
  mood: TutorMood;
  /** Whether the next reply costs nothing. */
  isFree: boolean;
  question: TalkQuestion | null;
  startLatex: string | null;
  lines: ShownLine[];
  /** In order, the latest 200. */
  messages: ShownMessage[];
  suggestions: TutorSuggestion[];
  quiz: ShownQuiz | null;
}

/** The question that is open beside a chat frame. */
export interface FrameSubject {
  id: string;
  /** 1-based, in its practice. */
  index: number;
  topic: Topic;
  /** Rich text. */
  prompt: string;
  figure: Figure | null;
  /** Keys that help to type its answer. */
  keys: string[];
  isClosed: boolean;
  /** Its latest answer was wrong, and there is no line of working: "why?" is about that answer. */
  wasWrong: boolean;
  working: ShownWorking;
}

/** All that a chat frame shows of the tutor. */
export interface TutorFrame {
  /** Null before the first message, and while the tutor rests. */
  talk: ShownTalk | null;
  subject: FrameSubject | null;
  /** Of Quiz Me: at most three. */
  weakSpots: { topicId: string; topicName: string; courseId: string; note: string }[];
  /** What the student is doing; in a battle and a test the tutor rests. */
  scenario: AiScenario;
  /** Whether teachers of the student may read the talk that is shown, or would begin here. */
  teachersMayRead: boolean;
}

export interface MessageInput {
  place: TutorPlace;
  /** The number that the message will have: sent twice, it is one message. */
  number: number;
  intent: TutorIntent;
  text: string;
  /** Id of a chosen option. */
  choice?: string | null;
}
