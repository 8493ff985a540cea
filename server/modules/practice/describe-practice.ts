import type { PracticeType } from '../../../rules/ai-scenario';
import type { PracticeMode } from '../../../rules/practice-modes';
import { AppError } from '../../platform/app-error';
import { type Course, type Difficulty, findCourse, findTopic, type Topic } from '../catalogue/index';
import type { PracticeState } from './practice-state';

export interface ShownPractice {
  course: Course;
  topics: Topic[];
  mode: PracticeMode;
  type: PracticeType;
  state: 'IN_PROGRESS' | 'FINISHED' | 'EXITED';
  difficulty: Difficulty | null;
}

/** A practice in the words of the product. */
export function shownPractice({ row }: PracticeState): ShownPractice {
  const course = findCourse(row.course_id);
  if (!course) throw new AppError('NOT_FOUND', 'This course is no longer available.');
  return {
    course,
    topics: row.topic_ids.flatMap((topicId) => findTopic(topicId) ?? []),
    mode: row.mode as ShownPractice['mode'],
    type: row.type as ShownPractice['type'],
    state: row.state as ShownPractice['state'],
    difficulty: row.difficulty as Difficulty | null,
  };
}
