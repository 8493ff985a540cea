import { type PracticeMode, practiceModes } from '../../../rules/practice-modes';
import { AppError } from '../../platform/app-error';
import { type Course, type Difficulty, findCourse, practisableTopicsOf } from '../catalogue/index';
import type { RedoKind } from '../error-logbook/index';

export interface PracticeInput {
  courseId: string;
  mode: PracticeMode;
  /** Null: adaptive. */
  difficulty?: Difficulty | null;
  topicIds?: readonly string[] | null;
  /** For ERROR_LOGBOOK; ERROR_RELATED where it is not said. */
  redoKind?: RedoKind | null;
  errorIds?: readonly string[] | null;
  questionCount: number;
  /** The topic of the first question, where it is one of those practised. */
  firstTopicId?: string | null;
  /** Chance chooses among the topics. */
  surprise?: boolean | null;
  idempotencyKey: string;
}

/** An input that has been looked through. */
export interface PracticeChoice {
  course: Course;
  mode: 'CASUAL' | 'CHALLENGE' | 'ERROR_LOGBOOK';
  difficulty: Difficulty | null;
  /** Topics with questions: those chosen, or all of the course. */
  topicIds: string[];
  /** Whether topics were chosen at all. */
  someTopics: boolean;
  redoKind: RedoKind;
  errorIds: string[];
  questionCount: number;
  firstTopicId: string | null;
  surprise: boolean;
  idempotencyKey: string;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => uuid.test(text);

/** @throws AppError BAD_INPUT or UNPROCESSABLE with a sentence for the student */
export function validateInput(input: PracticeInput): PracticeChoice {
  const { mode, questionCount } = input;
  if (mode === 'BATTLE')
    throw new AppError('UNPROCESSABLE', 'Start battles from the Game page. Start Casual and Challenge here.');
  const course = findCourse(input.courseId);
  if (!course) throw new AppError('BAD_INPUT', 'We couldn’t find that course.');
  const { fewestQuestions, mostQuestions } = practiceModes[mode];
  if (!Number.isInteger(questionCount) || questionCount < fewestQuestions || questionCount > mostQuestions) {
    throw new AppError('BAD_INPUT', `Please choose ${fewestQuestions} to ${mostQuestions} questions.`);
  }
  const chosen = [...new Set(input.topicIds ?? [])];
  if (chosen.some((topicId) => !course.topicIds.includes(topicId))) {
    throw new AppError('BAD_INPUT', 'One of those topics isn’t in this course.');
  }
  const errorIds = [...new Set(input.errorIds ?? [])];
  if (errorIds.length > 200 || !errorIds.every(isUuid))
    throw new AppError('BAD_INPUT', 'We couldn’t find that mistake.');
  const practisable = practisableTopicsOf(course).map((topic) => topic.id);
  return {
    course,
    mode,
    difficulty: mode === 'ERROR_LOGBOOK' ? null : (input.difficulty ?? null),
    topicIds: practisable.filter((topicId) => chosen.length === 0 || chosen.includes(topicId)),
    someTopics: chosen.length > 0,
    redoKind: input.redoKind ?? 'ERROR_RELATED',
    errorIds,
    questionCount,
    firstTopicId: input.firstTopicId ?? null,
    surprise: input.surprise ?? false,
    idempotencyKey: validKey(input.idempotencyKey),
  };
}

/** @throws AppError BAD_INPUT */
export function validKey(key: string): string {
  if (!/^[\w:.-]{1,100}$/.test(key))
    throw new AppError('BAD_INPUT', 'This form is incomplete. Please reload the page.');
  return key;
}

/** The refusal where the choice gives too few questions. */
export function notEnough(available: number, wanted: number): AppError {
  const there = available === 0 ? 'There are no questions' : `There are ${available} questions`;
  const advice = available === 0 ? 'Please choose other topics.' : 'Please choose fewer questions or more topics.';
  return new AppError('NO_ENOUGH_QUESTIONS', `${there} for this choice, and you asked for ${wanted}. ${advice}`, {
    details: { available },
  });
}
