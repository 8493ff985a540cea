import { offeredModes, type PracticeMode } from '../../../rules/practice-modes';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type Course, type Difficulty, practisableTopicsOf } from '../catalogue/index';
import { type NextStep, nextStepFrom, nextStepWanted } from '../next-step/index';
import { findSetupRow, type LastPracticeRow } from './practice-setup.repo';

/** What a student chose for the practice before, as far as it can be chosen today. */
export interface LastChoice {
  mode: PracticeMode;
  /** Null: adaptive. */
  difficulty: Difficulty | null;
  /** Empty: all topics of the course. */
  topicIds: string[];
  questionCount: number;
}

export interface PracticeSetup {
  last: LastChoice | null;
  /** What every page says comes next in this course. */
  nextStep: NextStep | null;
  /** The student's usual seconds a question in this course; null where nothing is known. */
  usualSeconds: number | null;
  /** Whether a challenge runs against a clock. */
  timer: boolean;
}

const drawnModes = offeredModes.filter((mode) => mode === 'CASUAL' || mode === 'CHALLENGE');

/** What the page of a new practice begins with. Its last choice is that of the last practice made here, on any device. */
export async function getPracticeSetup(
  { db, clock }: Services,
  viewer: Viewer,
  course: Course,
): Promise<PracticeSetup> {
  const now = clock.now();
  const wanted = { ...nextStepWanted(viewer, course.id, now), modes: drawnModes };
  const row = await findSetupRow(db, wanted);
  return {
    last: row.last && lastChoice(course, row.last),
    nextStep: nextStepFrom(row, viewer, now)(course.id),
    usualSeconds: row.usual_seconds === null ? null : Math.round(row.usual_seconds),
    timer: viewer.account.practiceTimer,
  };
}

function lastChoice(course: Course, row: LastPracticeRow): LastChoice {
  const practisable = practisableTopicsOf(course).map((topic) => topic.id);
  const topicIds = practisable.filter((topicId) => row.topic_ids.includes(topicId));
  return {
    mode: row.mode as PracticeMode,
    difficulty: row.difficulty as Difficulty | null,
    topicIds: topicIds.length === practisable.length ? [] : topicIds,
    questionCount: row.question_count,
  };
}
