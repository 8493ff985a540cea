import type { GoalStanding, QuizGoalKind } from '../talk';

/** One goal of a quiz and how it stands. */
export interface QuizGoalState {
  kind: QuizGoalKind;
  topicId: string;
  /** What is asked: a stored question, or one for a reason with its options in order. */
  ask: { questionId: string } | { reasonId: string; options: string[] };
  standing: GoalStanding;
  /** Answers that were not right. */
  wrong: number;
  /** Smaller pieces that were given. */
  pieces: number;
  /** Told once why the answer is not given. */
  toldWhyNot: boolean;
}

export interface QuizState {
  /** The number of the message that began it. */
  begunBy: number;
  /** Of its first goal. */
  topicName: string;
  courseId: string | null;
  goals: QuizGoalState[];
  /** Place of the goal that is asked now; the number of goals once it is over. */
  at: number;
}

export const goalNow = ({ goals, at }: QuizState): QuizGoalState | null => goals[at] ?? null;

/** Whether an answer to this goal would be the student's own: the first, with nothing given. */
export const isUnaided = ({ wrong, pieces }: QuizGoalState): boolean => wrong === 0 && pieces === 0;
