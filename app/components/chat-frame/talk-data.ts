import type { AiModel } from '../../../rules/ai-scenario';
import type { ChoiceView, LineVerdict, StepView, WorkingView } from '../practice/question-data';
import type { TalkBot, TalkPlace } from './talk-place';

export type TutorIntent =
  | 'MESSAGE'
  | 'HINT'
  | 'WHY'
  | 'ANOTHER_WAY'
  | 'ONE_LIKE_IT'
  | 'UNSURE'
  | 'JUST_TELL'
  | 'SILENCE'
  | 'BEGIN'
  | 'SMALLER'
  | 'ASK_OTHERWISE'
  | 'STOP';

/** One conversation as the frame shows it: every rich text is safe HTML already. */
export interface TalkView {
  id: string;
  bot: TalkBot;
  mood: 'LISTENING' | 'ASKING' | 'HINTING' | 'EXPLAINING' | 'ENCOURAGING';
  /** Whether the next reply costs nothing. */
  isFree: boolean;
  messages: MessageView[];
  suggestions: SuggestionView[];
  quiz: QuizView | null;
}

export interface MessageView {
  number: number;
  author: 'STUDENT' | 'TUTOR';
  /** A student's own words as typed; a tutor's are in `html`. */
  text: string;
  html: string;
  /** A student's message that is a line of maths. */
  lineHtml: string | null;
  /** Null while it may not be told. */
  verdict: LineVerdict | null;
  steps: StepView[];
  example: { promptHtml: string; figureHtml: string | null; steps: StepView[] } | null;
  /** Of a question that Quiz Me asks. */
  figureHtml: string | null;
  options: ChoiceView[];
  links: { label: string; path: string }[];
  isUnverified: boolean;
  isComing: boolean;
  isReported: boolean;
}

export interface SuggestionView {
  intent: TutorIntent;
  label: string;
  text: string;
  /** What it asks for. */
  aiModel: AiModel;
}

export interface QuizView {
  topicName: string;
  goals: { kind: string; label: string; standing: 'AHEAD' | 'NOW' | 'REACHED' | 'NOT_YET' }[];
  isOver: boolean;
  summary: { shown: string[]; next: string; nextPath: string | null } | null;
}

/** The question that the talk is about, or that is open beside it. */
export interface SubjectView {
  id: string;
  index: number;
  topic: { id: string; title: string };
  promptHtml: string;
  figureHtml: string | null;
  keys: string[];
  isClosed: boolean;
  /** "Why?" would be about a wrong answer. */
  wasWrong: boolean;
  working: WorkingView;
}

export interface WeakSpotView {
  topicId: string;
  topicName: string;
  note: string;
}

export interface CreditView {
  left: number;
  total: number;
  resetFrequency: string;
}

/** What the frame says after a form that changed nothing. What was typed is in it: nothing is lost. */
export interface TalkReply {
  code: string;
  status: number;
  message: string;
  intent: string;
  typed: string;
  retryAfter: number | null;
}

/** In place of a helper whose session is over. */
export interface LoggedOutPage {
  isLoggedOut: true;
}

/** The data of a chat frame. */
export interface ChatFramePage {
  nickname: string;
  place: TalkPlace;
  /** Null before the first message. */
  talk: TalkView | null;
  subject: SubjectView | null;
  weakSpots: WeakSpotView[];
  /** During a battle or a test the tutor rests. */
  isWithoutAi: boolean;
  /** The question beside it comes from the error logbook. */
  isFromLogbook: boolean;
  /** Whether the student's teachers may read what is shown. */
  teachersMayRead: boolean;
  credit: CreditView;
  /** Inside the chat panel, which has a header of its own. */
  isFramed: boolean;
}
