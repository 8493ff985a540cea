import { createHash } from 'node:crypto';
import { AppError } from '../../platform/app-error';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse';
import type { Services } from '../../platform/services';
import { findPublicSeed } from '../bank/index';
import { type Course, findCourse, findTemplate, findTopic, naturalLogOf, type Topic } from '../catalogue/index';
import { type AskedQuestion, askedQuestion, markAnswer } from '../practice/index';
import { drawQuestion, type StoredQuestion } from '../questions/index';
import { type PlacementResult, placementResult } from './placement-result';
import { type Asked, nextTemplate, type PlacementAnswer, topicOf } from './placement-run';
import { packRun, type SavedRun, unpackRun } from './saved-run';

export interface PlacementStep {
  course: Course;
  /** What the browser keeps to go on with; null before the first step. */
  run: string | null;
  /** When that run began, which is its name; null before the first step. */
  startedAt: number | null;
  /** Questions answered or skipped so far. */
  askedCount: number;
  question: AskedQuestion | null;
  /** The topic of the question. */
  topic: Topic | null;
  /** Why the answer was not taken, in one sentence; it costs nothing. */
  problem: string | null;
  /** Null until the test is over. */
  result: PlacementResult | null;
}

interface StepWanted {
  courseId: string;
  /** What was kept; null or unreadable: nothing yet. */
  run: string | null;
  /** Begin the test; a run that is kept is gone on with, so that a second tab loses nothing of the first. */
  begin: boolean;
  /** The run that is given up for a new one, by when it began; null or another one than is kept gives up nothing. */
  dropping: number | null;
  /** Null looks at how it stands; `place` is the number of the question it answers, from 1, in the run that began then. */
  answer: { startedAt: number; place: number; text: string; notLearned: boolean } | null;
  clientAddress: string;
}

/**
 * One step of a placement test, for everybody. Nothing is stored: the run itself comes in and goes out as signed text. An
 * answer to another question or run than the one that waits (a second tab) is passed over.
 *
 * @throws AppError NOT_FOUND for an unknown course, RATE_LIMITED
 */
export async function takePlacementStep(services: Services, wanted: StepWanted): Promise<PlacementStep> {
  const course = findCourse(wanted.courseId);
  if (!course) throw new AppError('NOT_FOUND', 'Course not found.');
  await takeOrRefuse(
    services.limits,
    [['sampleAtAddress', wanted.clientAddress]],
    'That was a lot of questions at once. Please wait a moment.',
  );
  const now = services.clock.now();
  const kept = wanted.run === null ? null : unpackRun(services.secret, wanted.run, now);
  const known = kept?.courseId === course.id ? kept : null;
  if (known === null && !wanted.begin) return { ...nothingYet, course };
  const isDropped = wanted.begin && known?.startedAt === wanted.dropping;
  const run = known === null || isDropped ? begun(course, now) : known;
  const { answer } = wanted;
  if (answer === null || !waitsFor(run, answer)) return stepOf(services, course, run, null);
  const stored = await questionOf(services, run);
  if (stored === null) return stepOf(services, course, advanced(course, run, 'NOT_LEARNED', 0), null);
  const options = stored.choices?.length ?? 0;
  if (answer.notLearned) return stepOf(services, course, advanced(course, run, 'NOT_LEARNED', options), null);
  const { verdict, message } = markAnswer(stored, answer.text, { hints: 0, wrongBefore: false });
  if (verdict === 'UNREADABLE' || verdict === 'WRONG_FORM') return stepOf(services, course, run, message);
  return stepOf(services, course, advanced(course, run, verdict === 'CORRECT' ? 'RIGHT' : 'WRONG', options), null);
}

const waitsFor = ({ startedAt, asked, templateId }: SavedRun, answer: { startedAt: number; place: number }): boolean =>
  templateId !== null && answer.startedAt === startedAt && answer.place === asked.length + 1;

/** The result of a finished run that we signed; null for any other text. */
export function resultOfRun(
  { secret, clock }: Services,
  text: string,
): { course: Course; run: SavedRun; result: PlacementResult } | null {
  const run = unpackRun(secret, text, clock.now());
  const course = run && findCourse(run.courseId);
  if (!run || !course || run.templateId !== null) return null;
  return { course, run, result: placementResult(course, run.asked) };
}

const nothingYet = {
  run: null,
  startedAt: null,
  askedCount: 0,
  question: null,
  topic: null,
  problem: null,
  result: null,
};

function begun(course: Course, now: Date): SavedRun {
  const startedAt = Math.floor(now.getTime() / 1000);
  return { courseId: course.id, startedAt, asked: [], templateId: nextTemplate(course, [], pickOf(startedAt, 0)) };
}

function advanced(course: Course, run: SavedRun, answer: PlacementAnswer, options: number): SavedRun {
  const asked: Asked[] = [...run.asked, { templateId: run.templateId ?? '', answer, options }];
  return { ...run, asked, templateId: nextTemplate(course, asked, pickOf(run.startedAt, asked.length)) };
}

/** A number from 0 to 1 that is the same whenever this place of the run is reached. */
function pickOf(startedAt: number, place: number): number {
  return createHash('sha256').update(`${startedAt} ${place}`).digest().readUInt32BE(0) / 2 ** 32;
}

async function stepOf(
  services: Services,
  course: Course,
  run: SavedRun,
  problem: string | null,
): Promise<PlacementStep> {
  const stored = await questionOf(services, run);
  return {
    course,
    run: packRun(services.secret, run),
    startedAt: run.startedAt,
    askedCount: run.asked.length,
    question: stored && askedQuestion(stored),
    topic: stored && (findTopic(topicOf(stored)) ?? null),
    problem,
    result: run.templateId === null ? placementResult(course, run.asked) : null,
  };
}

/** The question that waits, always the same for the same run; null where its kind is gone since. */
async function questionOf(services: Services, run: SavedRun): Promise<StoredQuestion | null> {
  const template = findTemplate(run.templateId ?? '');
  if (!template) return null;
  const seed = await findPublicSeed(services, template, `place-${run.startedAt}-${run.asked.length}`);
  return drawQuestion(template, seed, naturalLogOf(run.courseId));
}
