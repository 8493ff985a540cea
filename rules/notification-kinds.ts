/** A kind of notice that somebody may switch off. What is not here is always told: safety, money, one's own data. */
export interface NotificationKind {
  /** The second level type of the notice. */
  kind: string;
  label: string;
  group: 'Tasks' | 'Classes' | 'Practice' | 'People' | 'Battles';
  for: 'STUDENT' | 'TEACHER';
}

const switchable = [
  { kind: 'TASK_ASSIGNED', label: 'A new task', group: 'Tasks', for: 'STUDENT' },
  { kind: 'TASK_CHANGED', label: 'A changed task', group: 'Tasks', for: 'STUDENT' },
  { kind: 'TASK_DUE_3D', label: 'A task is due in three days', group: 'Tasks', for: 'STUDENT' },
  { kind: 'TASK_DUE_1D', label: 'A task is due tomorrow', group: 'Tasks', for: 'STUDENT' },
  { kind: 'TASK_OVERDUE', label: 'A task is overdue', group: 'Tasks', for: 'STUDENT' },
  { kind: 'TASK_MARKED', label: 'A teacher marked my work', group: 'Tasks', for: 'STUDENT' },
  { kind: 'FEEDBACK_RECEIVED', label: 'A teacher commented on a task', group: 'Tasks', for: 'STUDENT' },
  { kind: 'REPORT_READY', label: 'Marks and answers are out', group: 'Tasks', for: 'STUDENT' },
  { kind: 'CLASS_ANNOUNCEMENT', label: 'An announcement', group: 'Classes', for: 'STUDENT' },
  { kind: 'FILE_ADDED', label: 'New files', group: 'Classes', for: 'STUDENT' },
  { kind: 'FOLLOWED_YOU', label: 'New followers', group: 'People', for: 'STUDENT' },
  { kind: 'CHEER_RECEIVED', label: 'Cheers', group: 'People', for: 'STUDENT' },
  { kind: 'SET_GIVEN', label: 'Practice sets from friends', group: 'People', for: 'STUDENT' },
  { kind: 'STREAK_KEPT', label: 'A pause day saved my streak', group: 'Practice', for: 'STUDENT' },
  { kind: 'BATTLE_CHALLENGE', label: 'Battle invitations', group: 'Battles', for: 'STUDENT' },
  { kind: 'TIER_PROMOTED', label: 'Moved up a tier', group: 'Battles', for: 'STUDENT' },
  { kind: 'TIER_DEMOTED', label: 'Moved down a tier', group: 'Battles', for: 'STUDENT' },
  { kind: 'CLASS_DIGEST', label: 'A daily summary of my classes', group: 'Classes', for: 'TEACHER' },
] as const satisfies readonly NotificationKind[];

export const notificationKinds: readonly NotificationKind[] = switchable;

/** Kinds that are always told. */
type AlwaysTold =
  | 'BATTLES_BACK'
  | 'BATTLES_PAUSED'
  | 'BATTLE_PERMISSION'
  | 'BATTLE_WARNING'
  | 'CLASS_INVITED'
  | 'CLASS_JOINED'
  | 'CLASS_MOVED'
  | 'CLASS_REMOVED'
  | 'COINS_GIVEN'
  | 'COPY_READY'
  | 'ERROR_LOGBOOK_30'
  | 'EXTENSION_GRANTED'
  | 'FRIEND_JOINED'
  | 'MARKED_ANEW'
  | 'MARK_REQUEST_ANSWERED'
  | 'PLACEMENT_RESET'
  | 'POT_CLOSED'
  | 'POT_FULL'
  | 'POT_GIVEN'
  | 'REPORT_ACCEPTED'
  | 'REPORT_ANSWERED'
  | 'REPORT_SHARED'
  | 'REVIEW_DUE'
  | 'SEASON_RESULT'
  | 'STUDY_TIME'
  | 'TASK_CLOSED'
  | 'TASK_OPENED_AGAIN'
  | 'TASK_REOPENED'
  | 'TEST_TIME_ADDED'
  | 'TRIAL_STARTED';

/** The second level type of a notice that we write. */
export type SecondLevelType = (typeof switchable)[number]['kind'] | AlwaysTold;

/** The kinds that somebody with these roles can switch off, also while what they are about is not offered. */
export function switchableKinds(roles: readonly string[]): NotificationKind[] {
  const teaches = roles.includes('TEACHER') || roles.includes('TUTOR');
  return notificationKinds.filter((kind) => (kind.for === 'TEACHER' ? teaches : roles.includes('STUDENT')));
}
