import { createRandom } from '../../../maths/engine/random';
import { findCourse, practisableTopicsOf } from '../../modules/catalogue/index';
import { drawPlan, type PracticePlan } from '../../modules/practice/index';
import { endOfLocalDay } from '../../platform/local-day';
import type { DemoHistory } from './accounts';
import { generateSession, type SessionPlan, type SharedRatings } from './generate-session';
import { playTask, type TaskWork } from './school/task-work';
import type { StudentModel } from './student-model';
import { newRecords, type StudentRecords, unresolvedErrors } from './student-records';

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;

/** Plays the weeks of one student up to `now`, `tasks` in the order of time among them. The same email always gives the same story. */
export function generateStudent(
  student: { id: string; email: string; timeZone: string; history: DemoHistory; tasks: readonly TaskWork[] },
  shared: SharedRatings,
  now: Date,
): StudentRecords {
  const { history } = student;
  const records = newRecords(student.id, student.timeZone);
  const midnight = endOfLocalDay(now, student.timeZone).getTime() - dayMs;
  const random = createRandom(`sample student ${student.email}`);
  const model: StudentModel = { random, ability: history.ability, misconceptions: new Map() };
  const weeksAt = (at: Date) => history.weeks - (now.getTime() - at.getTime()) / (7 * dayMs);
  const play = (at: Date, plan: PracticePlan, more: Partial<SessionPlan> = {}) => {
    const session = {
      courseId: history.courseId,
      mode: 'CASUAL' as const,
      leaveAfter: null,
      allRight: null,
      task: null,
    };
    generateSession(records, model, shared, { ...session, weeks: weeksAt(at), ...plan, at, ...more });
  };
  const tasks = [...student.tasks];
  const playTasks = (until: Date, more?: { allRight: boolean }) => {
    while (tasks[0] && (tasks[0].at ?? until) <= until) {
      const [work] = tasks.splice(0, 1);
      if (work) playTask(records, { model, shared, weeks: weeksAt(work.at ?? now), now }, work, more);
    }
  };
  const casual = (questionCount: number) => casualPlan(records, model, shared, history, questionCount);

  for (const daysAgo of sessionDays(model, history)) {
    const at = atHour(midnight, daysAgo, 16 + 3 * random.next());
    playTasks(at);
    const impatient = unresolvedErrors(records).length > history.patience;
    if (impatient && random.chance(0.4)) play(at, redoPlan(records, 8, at), { mode: 'ERROR_LOGBOOK' });
    else play(at, casual(random.pick([6, 8, 10])));
  }
  if (history.unresolved !== null) {
    const evening = atHour(midnight, 1, 20);
    playTasks(evening);
    settle(records, history.unresolved, evening, { play, casual });
    // What comes after the evening adds nothing to what it left.
    playTasks(now, { allRight: true });
  }
  playTasks(now);
  if (history.active) play(new Date(now.getTime() - 12 * minuteMs), casual(10), { leaveAfter: 3, allRight: true });
  return records;
}

/** Days of practice, counted back from today, oldest first; an active student has not missed one of the last six. */
function sessionDays({ random }: StudentModel, history: DemoHistory): number[] {
  const days: number[] = [];
  for (let daysAgo = history.weeks * 7; daysAgo >= 1; daysAgo -= 1) {
    const always = history.active && daysAgo <= 6;
    if (always || random.chance(history.sessionsAWeek / 7)) days.push(daysAgo);
  }
  return days;
}

/** An hour of a local day, counted back from today's midnight. */
function atHour(midnight: number, daysAgo: number, hour: number): Date {
  return new Date(midnight - daysAgo * dayMs + hour * 60 * minuteMs);
}

function casualPlan(
  records: StudentRecords,
  model: StudentModel,
  shared: SharedRatings,
  history: DemoHistory,
  questionCount: number,
): PracticePlan {
  const course = findCourse(history.courseId);
  const topics = course ? practisableTopicsOf(course).map((topic) => topic.id) : [];
  const topicIds = model.random.shuffle(topics).slice(0, model.random.int(2, 4));
  const ratings = {
    topics: new Map([...records.topics].map(([id, topic]) => [id, topic.rating])),
    templates: new Map([...shared].map(([id, template]) => [id, template.rating])),
  };
  return drawPlan({ topicIds, difficulty: null, questionCount }, ratings, model.random);
}

/** The errors due first: unresolved ones and, where a time is given, fixed ones whose confirmation is due. */
function redoPlan(records: StudentRecords, count: number, confirmAt: Date | null = null): PracticePlan {
  const toConfirm = records.errors.filter(
    ({ standing }) =>
      standing.state === 'FIXED' && standing.confirmedAt === null && confirmAt !== null && standing.dueAt <= confirmAt,
  );
  const errors = [...unresolvedErrors(records), ...toConfirm]
    .sort((a, b) => a.standing.dueAt.getTime() - b.standing.dueAt.getTime())
    .slice(0, count);
  return {
    topicIds: [...new Set(errors.map((error) => error.row.topic_id))],
    questions: errors.map(({ row }) => ({ templateId: row.template_id, errorId: row.id, reason: 'ERROR_REDO' })),
  };
}

/** Yesterday evening the student cleared errors, or met new ones, until so many were left. */
function settle(
  records: StudentRecords,
  wanted: number,
  evening: Date,
  {
    play,
    casual,
  }: {
    play: (at: Date, plan: PracticePlan, more?: Partial<SessionPlan>) => void;
    casual: (count: number) => PracticePlan;
  },
): void {
  for (let round = 0; round < 20; round += 1) {
    const surplus = unresolvedErrors(records).length - wanted;
    if (surplus === 0) return;
    const at = new Date(evening.getTime() + round * 15 * minuteMs);
    if (surplus > 0) play(at, redoPlan(records, Math.min(10, surplus)), { mode: 'ERROR_LOGBOOK', allRight: true });
    else play(at, casual(Math.min(10, -surplus)), { allRight: false });
  }
}
