export interface TaskDateView {
  label: string;
  text: string;
  /** The same on the wall of the class; null where both clocks agree. */
  inClass: string | null;
}

/** A student's task as pages show it: every date is words already, and nothing says how it went before it may. */
export interface TaskView {
  /** Of the student task. */
  id: string;
  taskId: string;
  classId: string;
  className: string;
  /** The student left the class since: it has no page for them any more. */
  left: boolean;
  title: string;
  from: string;
  isTest: boolean;
  kind: string;
  instructions: string;
  status: 'IN_PROGRESS' | 'DONE' | 'OVER_DUE' | 'LATE_SUBMISSION';
  statusLabel: string;
  when: { head: string; text: string; inClass: string | null };
  dates: TaskDateView[];
  extended: boolean;
  starred: boolean;
  hidden: boolean;
  answered: number;
  questionCount: number;
  handedIn: boolean;
  /** Handed in, excused or closed: nothing is to be done on it any more. */
  isOver: boolean;
  late: string | null;
  grade: string | null;
  ungraded: boolean;
  comment: string;
  /** Attempts allowed that may be done several times; null where it is done once. */
  tries: {
    allowed: number;
    canTryAgain: boolean;
    past: { number: number; to: string; grade: string | null; counts: boolean }[];
  } | null;
  /** When right and wrong are told. */
  answers: string;
  /** The address of the report; null until it tells something. */
  report: string | null;
  action: { label: string; to: string; main: boolean };
}
