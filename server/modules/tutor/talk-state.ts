import type { Figure } from '../../../maths/figures/figure';
import type { ParallelExample, TutorContext } from '../../../maths/tutor/index';
import type { QuizState } from './quiz-me/quiz-state';
import type { TutorLink, TutorMood, TutorStep } from './talk';

/** What is stored of a talk beside its messages. */
export interface TalkState {
  mood: TutorMood;
  /** Of Tutor Me. */
  tutor: TutorContext | null;
  quiz: QuizState | null;
}

/** What is stored of a message beside its text. */
export interface MessageBlocks {
  steps?: TutorStep[];
  example?: ParallelExample;
  figure?: Figure;
  options?: { id: string; text: string }[];
  links?: TutorLink[];
  /** The student's message is a line of maths; as LaTeX. */
  latex?: string;
  /** It looks like an answer to the question of the talk: its verdict waits for the closing. */
  statesAnswer?: boolean;
  /** The option that the student chose. */
  choice?: string;
  /** Something in it could not be checked. */
  isUnverified?: boolean;
}
