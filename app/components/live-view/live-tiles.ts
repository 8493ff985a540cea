import { type LiveStanding, liveStanding } from '../../../rules/tasks/live';
import type { LiveChangeData } from '../../graphql/tasks/live-task';

export type LiveStudentData = LiveChangeData['students'][number];

/** The state of a live view: who is there, what a question usually takes, and which picture that is. */
export interface LivePicture {
  id: string;
  usualSeconds: number | null;
  students: LiveStudentData[];
}

/** A student's tile: words alone, so that a tile whose words stay is not drawn again. */
export interface LiveTile {
  id: string;
  /** IN while the work is theirs to do: from their first question until it is over. */
  presence: 'IN' | 'OUT';
  name: string;
  standing: LiveStanding;
  label: string;
  /** The question looked at, "7 of 12"; null before the first. */
  place: string | null;
  /** What stands at the other end of the line. */
  note: string;
  /** Answered questions, 0 to 100. */
  percent: number;
}

export interface LivePulse {
  /** Students who are inside the task now. */
  inside: number;
  done: number;
  working: number;
  stuck: number;
  away: number;
}

/** The picture after a change. Students that did not change stay the same objects. */
export function applyChange(before: LivePicture, { id, usualSeconds, isWhole, students }: LiveChangeData): LivePicture {
  if (isWhole) return { id, usualSeconds, students };
  const changed = new Map(students.map((student) => [student.id, student]));
  return { id, usualSeconds, students: before.students.map((student) => changed.get(student.id) ?? student) };
}

const order: Record<LiveStanding, number> = {
  STUCK: 0,
  WORKING: 1,
  AWAY: 2,
  NOT_OPENED: 3,
  ENDED: 4,
  DONE: 5,
  EXCUSED: 6,
};

/** The tiles at an instant (milliseconds), those who need help first, or by name. */
export function liveTiles(
  { students, usualSeconds }: LivePicture,
  now: number,
  { byName, namesHidden }: { byName: boolean; namesHidden: boolean },
): LiveTile[] {
  const tiles = students.map((student, place) => ({
    ...tileOf(student, usualSeconds, now),
    name: namesHidden ? `Student ${place + 1}` : student.nickname,
  }));
  // Students come by name, and sorting keeps the order of equals.
  return byName ? tiles : tiles.sort((a, b) => order[a.standing] - order[b.standing]);
}

function tileOf(student: LiveStudentData, usualSeconds: number | null, now: number): Omit<LiveTile, 'name'> {
  const { id, presence, question, answered, questionCount } = student;
  const { standing, since } = liveStanding(
    {
      ...student,
      question: question && {
        ...question,
        openedAt: Date.parse(question.openedAt),
        lastAt: Date.parse(question.lastAt),
      },
    },
    usualSeconds,
    now,
  );
  const isOver = standing === 'DONE' || standing === 'ENDED';
  return {
    id,
    presence,
    standing,
    label: labelOf(standing, student, since === null ? 0 : now - since),
    place: isOver
      ? `${answered} of ${questionCount}`
      : question === null
        ? null
        : `${question.index} of ${questionCount}`,
    note: noteOf(standing, student),
    percent: questionCount === 0 ? 0 : Math.round((100 * answered) / questionCount),
  };
}

function labelOf(standing: LiveStanding, { question }: LiveStudentData, ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / 60_000));
  const time = minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
  switch (standing) {
    case 'STUCK':
      return (question?.tries ?? 0) >= 2 ? `Stuck, ${question?.tries} tries` : `Stuck for ${time}`;
    case 'WORKING':
      return 'Working';
    case 'AWAY':
      return minutes < 48 * 60 ? `Away for ${time}` : 'Away';
    case 'NOT_OPENED':
      return 'Not started';
    case 'DONE':
      return 'Done';
    case 'ENDED':
      return 'Time’s up';
    case 'EXCUSED':
      return 'Excused';
  }
}

function noteOf(standing: LiveStanding, { question, right, answered, seconds }: LiveStudentData): string {
  if (standing === 'NOT_OPENED' || standing === 'EXCUSED') return '';
  if (standing === 'STUCK' && (question?.hints ?? 0) > 0) {
    return question?.hints === 1 ? '1 hint' : `${question?.hints} hints`;
  }
  if (right !== null) return standing === 'DONE' ? `${right} correct, ${minutesOf(seconds)}` : `${right} correct`;
  return `${answered} answered`;
}

const minutesOf = (seconds: number): string => `${Math.max(1, Math.round(seconds / 60))} min`;

/** How many are done, at work, stuck, or not there; whoever is excused counts nowhere. */
export function livePulse(tiles: readonly LiveTile[]): LivePulse {
  const count = (...standings: LiveStanding[]) => tiles.filter(({ standing }) => standings.includes(standing)).length;
  return {
    inside: tiles.filter(({ presence }) => presence === 'IN').length,
    done: count('DONE', 'ENDED'),
    working: count('WORKING'),
    stuck: count('STUCK'),
    away: count('AWAY', 'NOT_OPENED'),
  };
}
