import type { ChatWindowState } from '../../rules/chat-panel';
import type { Goal } from '../../rules/study-plan';

export type Role = 'STUDENT' | 'TEACHER' | 'TUTOR' | 'ADMIN';

/** The viewer's account as its owner sees it. */
export interface Account {
  email: string;
  /** Whether its owner showed that the mailbox is theirs: only then anything bound to the address is. */
  emailProved: boolean;
  username: string;
  nickname: string;
  avatar: string | null;
  cognitoUid: string;
  /** The zone whose clock they read, an IANA name: "Australia/Sydney". */
  timeZone: string;
  yearLevel: number | null;
  invitingCode: string;
  /** Whether challenges run against a clock. */
  practiceTimer: boolean;
  /** How the chat panel shows. */
  chatWindow: ChatWindowState;
  /** What the person adjusted: names of `rules/adjustments`. */
  adjustments: string[];
  yearLevelChangedAt: Date | null;
  /** When the account is erased; null unless its owner asked for it. */
  deletesAt: Date | null;
  /** YYYY-MM-01; null where it was never told. */
  birthMonth: string | null;
  /** Why the person is here, and how many minutes a day they want to practise; null where they did not say. */
  goal: Goal | null;
  minutesADay: number | null;
  /** The hour at which the person is reminded; null for never. */
  studyHour: number | null;
  /** Steps after registering that were answered or passed over: names of `rules/study-plan`. */
  ownSteps: string[];
  /** How often the question of the age was put off, and when last. */
  ageLaterCount: number;
  ageLaterAt: Date | null;
  /** The school of somebody who teaches, as they say it. */
  schoolName: string | null;
  /** Ids of the courses that they say they teach, in teaching order. */
  teaches: string[];
}

/** Who asks: always from the session in the database, never from input. */
export interface Viewer {
  id: string;
  roles: Role[];
  /** By which their days count, an IANA name: nearly always that of their account. */
  timeZone: string;
  /** Null until the terms are accepted. */
  acceptTcAt: Date | null;
  createdAt: Date;
  /** Whether an administrator switched the state inspector on for this session. */
  inspects: boolean;
  account: Account;
}
