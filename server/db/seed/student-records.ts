import type { Insertable, Selectable } from 'kysely';
import type { ErrorStanding } from '../../modules/error-logbook/index';
import type { PracticeRow, QuestionRow } from '../../modules/practice/index';
import type { StoredQuestion } from '../../modules/questions/index';
import type { Database } from '../schema';

export interface SeedError {
  row: Omit<Selectable<Database['errors']>, 'state' | 'fixed_at' | 'confirmed_at' | 'relapsed_at' | 'due_at'>;
  standing: ErrorStanding;
}

/** Everything that belongs to one generated student, as rows to be. */
export interface StudentRecords {
  studentId: string;
  timeZone: string;
  /** Tasks, with what the teacher wrote to them; their sums follow from the rows below. */
  studentTasks: Insertable<Database['student_tasks']>[];
  taskMarks: Insertable<Database['task_marks']>[];
  markRequests: Insertable<Database['mark_requests']>[];
  practices: PracticeRow[];
  questions: QuestionRow[];
  /** The questions as drawn, and worked examples, by id. */
  stored: Map<string, StoredQuestion>;
  /** Hand-picked questions of tasks, by id: they are in the database already. */
  pinned: Map<string, StoredQuestion>;
  attempts: Selectable<Database['attempts']>[];
  errors: SeedError[];
  /** By skill. */
  cards: Map<string, { card: object; dueAt: Date }>;
  topics: Map<string, SeedTopic>;
  /** Changes of the ratings that all students share. */
  templates: Map<string, { change: number; answered: number }>;
  days: Map<string, { answered: number; coins: number }>;
  coins: Insertable<Database['coin_entries']>[];
  /** Seconds by course. */
  seconds: Map<string, number>;
}

interface SeedTopic {
  rating: number;
  answered: number;
  correct: number;
  unaided: number;
  unaidedAt: Date | null;
  updatedAt: Date;
}

export function newRecords(studentId: string, timeZone: string): StudentRecords {
  return {
    studentId,
    timeZone,
    studentTasks: [],
    taskMarks: [],
    markRequests: [],
    practices: [],
    questions: [],
    stored: new Map(),
    pinned: new Map(),
    attempts: [],
    errors: [],
    cards: new Map(),
    topics: new Map(),
    templates: new Map(),
    days: new Map(),
    coins: [],
    seconds: new Map(),
  };
}

export const unresolvedErrors = (records: StudentRecords): SeedError[] =>
  records.errors.filter((error) => error.standing.state !== 'FIXED');
