import type { PracticeMode } from '../../../rules/practice-modes';
import { type Course, findCourse, findTopic, type Topic } from '../catalogue/index';
import { type QuestionOutcome, questionOutcomes } from '../practice/index';
import type { OpenPracticeRow } from './next-step.repo';

/** A practice to go on with. */
export interface OpenPractice {
  id: string;
  course: Course;
  topics: Topic[];
  mode: PracticeMode;
  questionCount: number;
  /** 1-based index of the first open question; `questionCount` when none is. */
  currentIndex: number;
  outcomes: QuestionOutcome[];
}

/** Null where its course is no longer offered. */
export function openPractice(row: OpenPracticeRow): OpenPractice | null {
  const course = findCourse(row.course_id);
  if (!course) return null;
  const outcomes = questionOutcomes(row.questions, { inProgress: true });
  return {
    id: row.id,
    course,
    topics: row.topic_ids.flatMap((topicId) => findTopic(topicId) ?? []),
    mode: row.mode as PracticeMode,
    questionCount: row.question_count,
    currentIndex: outcomes.indexOf('NOW') + 1 || row.question_count,
    outcomes,
  };
}
