import { leastPlacementAnswers, mostPlacementQuestions } from '../../../rules/placement';
import { type Course, findTemplate, findTopic, prerequisitesOf, type Topic } from '../catalogue/index';
import { chanceOf, type Estimate, type Evidence, estimateAbility, questionPlace } from './ability';
import { poolOf } from './pool';

export type PlacementAnswer = 'RIGHT' | 'WRONG' | 'NOT_LEARNED';

/** A question that was asked in the test, and what came of it. */
export interface Asked {
  templateId: string;
  answer: PlacementAnswer;
  /** Number of options to choose from; 0 where the answer was typed. */
  options: number;
}

/** Sure enough: less than half a school year. */
const sureWithin = 88;
/** As likely to be right as not would be discouraging. */
const wantedChance = 0.62;

/** What the answers say of the student. A topic that is not learned is neither right nor wrong: it says nothing here. */
export function estimateOf(course: Course, asked: readonly Asked[]): Estimate {
  return estimateAbility(course.grade, asked.flatMap(evidenceOf));
}

function evidenceOf({ templateId, answer, options }: Asked): Evidence[] {
  const template = findTemplate(templateId);
  const topic = findTopic(template?.topicId ?? '');
  if (!template || !topic || answer === 'NOT_LEARNED') return [];
  return [{ place: questionPlace(topic, template.difficulty), options, right: answer === 'RIGHT' }];
}

/** Whether enough was asked: 18 questions, or 12 answers that leave little doubt. */
function isOver(course: Course, asked: readonly Asked[]): boolean {
  if (asked.length >= mostPlacementQuestions) return true;
  const answers = asked.filter(({ answer }) => answer !== 'NOT_LEARNED').length;
  return answers >= leastPlacementAnswers && estimateOf(course, asked).error <= sureWithin;
}

export const topicOf = ({ templateId }: { templateId: string }): string => findTemplate(templateId)?.topicId ?? '';

/** Topics that the student has not learned, by their own word, and all that build on them. */
export function notLearned(asked: readonly Asked[], topics: readonly Topic[]): Set<string> {
  const found = new Set(asked.filter(({ answer }) => answer === 'NOT_LEARNED').map(topicOf));
  // In teaching order, so that one pass finds what builds on what.
  for (const { id } of [...topics].sort((a, b) => a.number - b.number)) {
    if (prerequisitesOf(id).some((before) => found.has(before))) found.add(id);
  }
  return found;
}

/**
 * The kind of question to ask next, null where the test is over: of a topic that was not asked about, in a strand that had
 * its turn least often, as hard as suits what is known. The first one is of the year below. `pick` is a number from 0 to 1
 * that decides between kinds that fit alike.
 */
export function nextTemplate(course: Course, asked: readonly Asked[], pick: number): string | null {
  if (isOver(course, asked)) return null;
  const pool = poolOf(course);
  const topics = pool.map(({ topic }) => topic);
  const closed = new Set([...asked.map(topicOf), ...notLearned(asked, topics)]);
  const open = pool.filter(({ topic }) => !closed.has(topic.id));
  const first = open.filter(({ topic }) => topic.year < course.grade);
  const { ability } = estimateOf(course, asked);
  const turns = turnsOf(asked);
  const ranked = (asked.length === 0 && first.length > 0 ? first : open)
    .flatMap(({ topic, templates }) =>
      templates.map(({ id, difficulty }) => {
        const miss = Math.abs(chanceOf(ability, questionPlace(topic, difficulty), 0) - wantedChance);
        return { id, fault: miss + 0.06 * (turns.get(topic.strand) ?? 0) };
      }),
    )
    .sort((a, b) => a.fault - b.fault || (a.id < b.id ? -1 : 1));
  const alike = ranked.filter(({ fault }) => fault <= (ranked[0]?.fault ?? 0) + 0.05);
  return alike[Math.min(alike.length - 1, Math.floor(pick * alike.length))]?.id ?? null;
}

/** How often each strand was asked about. */
function turnsOf(asked: readonly Asked[]): Map<string, number> {
  const turns = new Map<string, number>();
  for (const each of asked) {
    const strand = findTopic(topicOf(each))?.strand ?? '';
    turns.set(strand, (turns.get(strand) ?? 0) + 1);
  }
  return turns;
}
