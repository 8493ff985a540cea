import type { Outcome } from '../practice/question-data';

/** A question of a report; its rich texts are safe HTML. */
export interface ReportQuestionView {
  id: string;
  index: number;
  title: string;
  promptHtml: string;
  outcome: Outcome;
  time: string | null;
  /** "0.5 of 2 points"; null where each question is worth one point and no figure adds to its mark. */
  points: string | null;
  /** The answer that went wrong first, or the right one. */
  answerHtml: string | null;
  /** What works, where an answer went wrong. */
  keyHtml: string | null;
  idea: { name: string; explanationHtml: string } | null;
  comment: string;
  errorId: string | null;
  unresolved: boolean;
}

export interface SumsView {
  id: string;
  name: string;
  asked: number;
  right: number;
  firstRight: number;
  points: string;
  time: string;
}

/** How a task went, as far as it may be told. */
export interface ReportView {
  classId: string;
  studentTaskId: string;
  taskId: string;
  title: string;
  className: string;
  /** The student left the class since: it has no page for them any more. */
  left: boolean;
  /** "homework from Ms Nair". */
  kind: string;
  /** "handed in 20 Nov 2026, 3:20 pm, on time". */
  when: string;
  isTest: boolean;
  /** When the answers come, as a sentence. */
  answers: string;
  /** Where the report is not there yet: the way back to the work, or nothing. */
  action: { label: string; to: string } | null;
  grade: string | null;
  comment: string;
  content: ReportContentView | null;
}

export interface ReportContentView {
  /** Null where the task gives no figures. */
  score: { right: number; asked: number } | null;
  headline: string;
  facts: { label: string; value: string }[];
  questions: ReportQuestionView[];
  topics: SumsView[];
  subjects: SumsView[];
  rubric: { name: string; value: number | null; most: number; level: string | null }[];
  rubricTotal: string | null;
  /** The errors of the logbook that still wait. */
  waiting: { courseId: string; errorIds: string[] } | null;
}
