import { isWithoutAi } from '../../../rules/ai-scenario';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { topicOrOther } from '../catalogue/index';
import { answerKeys, showWorking } from '../practice/index';
import { areTalksForTeachers } from './for-teachers/are-talks-for-teachers';
import { readPlace } from './place';
import { readScene, type Scene } from './scene';
import { showTalk } from './show-talk';
import type { FrameSubject, TutorFrame, TutorPlace } from './talk';
import { wrongAnswerBefore } from './tutor-me/tutor-me-turn';
import { courseOfTopic, weakTopics } from './weak-spots';
import { readWeakSpots, type WeakSpotReads } from './weak-spots.repo';
import { scenarioNow } from './without-ai';

const mostSpots = 3;

/**
 * All that a chat frame shows: the talk at its place, the question that is open beside it, and what Quiz Me could ask
 * about. One statement, for Quiz Me two; one more where a question is not in memory.
 *
 * @throws AppError NOT_FOUND (no such topic or course)
 */
export async function getFrame(
  services: Services,
  viewer: Viewer,
  { place: wanted, questionId }: { place: TutorPlace; questionId: string | null },
): Promise<TutorFrame> {
  const place = readPlace(wanted);
  const [scene, spots] = await Promise.all([
    place && readScene(services, viewer, place, questionId),
    place === null || place.bot === 'QUIZ_ME' ? readWeakSpots(services.db, viewer.id, services.clock.now()) : null,
  ]);
  const scenario = scene?.scenario ?? scenarioNow({ running: spots?.running ?? [], question: null });
  const rests = isWithoutAi(scenario);
  // Whoever opens this bot is about to type a problem.
  if (place?.bot === 'GENERAL' && !rests) services.solver.warm();
  return {
    talk: scene === null || place === null || rests ? null : showTalk(viewer, talkScene(place, scene)),
    subject: scene && subjectOf(scene),
    weakSpots: spots === null ? [] : spotsOf(spots),
    scenario,
    teachersMayRead:
      scene?.talk?.teachers_may_read ?? (place !== null && (await areTalksForTeachers(services, viewer, place.bot))),
  };
}

/** The question beside is what a talk of Tutor Me is about, and of no other. */
const talkScene = ({ bot }: TutorPlace, scene: Scene): Scene =>
  bot === 'PROBLEM_SOLVER' ? scene : { ...scene, question: null, stored: null, lines: [] };

function subjectOf(scene: Scene): FrameSubject | null {
  const { question, stored, lines } = scene;
  // A test has no tutor, and shows its questions on its own page alone.
  if (question === null || stored === null || question.practice_type === 'TEST') return null;
  return {
    id: question.id,
    index: question.index,
    topic: topicOrOther(question.topic_id),
    prompt: stored.prompt,
    figure: stored.figure,
    keys: answerKeys(stored, stored.years),
    isClosed: question.closed_at !== null,
    wasWrong: wrongAnswerBefore(scene) !== null,
    working: showWorking(question, stored, lines),
  };
}

function spotsOf(reads: WeakSpotReads): TutorFrame['weakSpots'] {
  const spots = weakTopics(reads).flatMap(({ topicId, unresolved }) => {
    const logged = reads.erring.find(({ topic_id }) => topic_id === topicId)?.course_id ?? null;
    const courseId = courseOfTopic(topicId, logged);
    const topicName = topicOrOther(topicId).name;
    return courseId === null ? [] : [{ topicId, topicName, courseId, note: noteOf(unresolved) }];
  });
  return spots.slice(0, mostSpots);
}

function noteOf(unresolved: number): string {
  if (unresolved === 0) return 'From your practice';
  return unresolved === 1 ? '1 mistake to fix in your logbook' : `${unresolved} mistakes to fix in your logbook`;
}
