import type { PlacementFinding } from '../../../rules/placement';
import {
  type Course,
  findCourse,
  findTemplate,
  findTopic,
  practisableTopicsOf,
  prerequisitesOf,
  type Topic,
} from '../catalogue/index';
import { expectedSuccess } from '../practice/index';
import { pointsPerYear, questionPlace, topicPlace } from './ability';
import { type Asked, estimateOf, notLearned, topicOf } from './placement-run';

export interface PlacedTopic {
  topic: Topic;
  finding: PlacementFinding;
}

/** One day of the first week; a day off has no questions. */
export interface PlanDay {
  title: string;
  /** Null for a day off, and for a look back at all of it. */
  topicId: string | null;
  questions: number;
}

export interface PlacementResult {
  answered: number;
  skipped: number;
  topics: PlacedTopic[];
  /** Null where every topic is ready. */
  start: Topic | null;
  /** The year below suits better to begin with. */
  easierFirst: boolean;
  week: PlanDay[];
}

/** From these chances of a right answer on a topic is ready, or nearly. */
const readyFrom = 0.6;
const nearlyFrom = 0.38;
/** What an answer in a topic itself, and the answers of its strand, add to what is known in general, in points. */
const ownAnswer = 140;
const strandAnswer = 60;
const mostStrand = 120;

/** Pure: what a finished test says of every topic of its course, where to start, and the first week. */
export function placementResult(course: Course, asked: readonly Asked[]): PlacementResult {
  const { ability } = estimateOf(course, asked);
  const topics = practisableTopicsOf(course);
  const later = notLearned(asked, topics);
  const strands = strandLeans(asked, ability);
  const answers = new Map(asked.map((each) => [topicOf(each), each.answer]));
  const findings = new Map<string, PlacementFinding>();
  for (const topic of topics) {
    const answer = answers.get(topic.id);
    const own = answer === 'RIGHT' ? ownAnswer : answer === 'WRONG' ? -ownAnswer : 0;
    const chance = expectedSuccess(ability + own + (strands.get(topic.strand) ?? 0), topicPlace(topic));
    const blocked = prerequisitesOf(topic.id).some((before) => findings.get(before) === 'LATER');
    // Whoever was just wrong in a topic is not told that it is ready, however good the rest was.
    const unsure = blocked || answer === 'WRONG';
    findings.set(topic.id, later.has(topic.id) ? 'LATER' : findingOf(chance, unsure));
  }
  const start =
    topics.find(({ id }) => findings.get(id) === 'NEARLY') ??
    topics.find(({ id }) => findings.get(id) === 'LATER') ??
    null;
  if (start) findings.set(start.id, 'START');
  const placed = topics.map((topic) => ({ topic, finding: findings.get(topic.id) ?? 'LATER' }));
  const skipped = asked.filter(({ answer }) => answer === 'NOT_LEARNED').length;
  return {
    answered: asked.length - skipped,
    skipped,
    topics: placed,
    start,
    easierFirst:
      course.grade > 1 && course.id === `year-${course.grade}` && ability < pointsPerYear * (course.grade - 0.75),
    week: firstWeek(placed, start),
  };
}

function findingOf(chance: number, unsure: boolean): PlacementFinding {
  if (chance >= readyFrom && !unsure) return 'READY';
  return chance >= nearlyFrom ? 'NEARLY' : 'LATER';
}

/** What a kept result says of the topics of its course, in teaching order; none for a course that is gone since. */
export function placedTopics(courseId: string, findings: Readonly<Record<string, PlacementFinding>>): PlacedTopic[] {
  const course = findCourse(courseId);
  return (course ? practisableTopicsOf(course) : []).flatMap((topic) => {
    const finding = findings[topic.id];
    return finding === undefined ? [] : [{ topic, finding }];
  });
}

/** How much better or worse than expected the answers of each strand were, in points. */
function strandLeans(asked: readonly Asked[], ability: number): Map<string, number> {
  const leans = new Map<string, number>();
  for (const each of asked) {
    const topic = findTopic(topicOf(each));
    const template = findTemplate(each.templateId);
    if (!topic || !template || each.answer === 'NOT_LEARNED') continue;
    const expected = expectedSuccess(ability, questionPlace(topic, template.difficulty));
    const lean = (leans.get(topic.strand) ?? 0) + strandAnswer * ((each.answer === 'RIGHT' ? 1 : 0) - expected);
    leans.set(topic.strand, Math.max(-mostStrand, Math.min(mostStrand, lean)));
  }
  return leans;
}

/** Short days: the topic to start with twice, two that come next, a day off, and a look back. */
function firstWeek(placed: readonly PlacedTopic[], start: Topic | null): PlanDay[] {
  const begin = start ?? placed[0]?.topic;
  if (!begin) return [];
  const wanted = (finding: PlacementFinding) =>
    placed.filter((each) => each.finding === finding).map(({ topic }) => topic);
  const next = [...wanted('NEARLY'), ...wanted('LATER'), ...wanted('READY')].filter(({ id }) => id !== begin.id);
  const set = (topic: Topic, questions: number): PlanDay => ({ title: topic.name, topicId: topic.id, questions });
  return [
    set(begin, 8),
    set(next[0] ?? begin, 8),
    set(begin, 10),
    { title: 'Free day', topicId: null, questions: 0 },
    set(next[1] ?? begin, 8),
    { title: 'Look back at the week', topicId: null, questions: 6 },
  ];
}
