import { type RawBuilder, type SqlBool, sql } from 'kysely';

type OfPerson = (userId: string) => RawBuilder<SqlBool>;

/** A table that holds something about people: what of it they take along, and what becomes of it when they leave. */
export interface PersonTable {
  table: string;
  /** Which rows of the table (`t`) are the person's. */
  of: OfPerson;
  /** Columns that nobody takes along: secrets, and what would tell of open questions. */
  without?: readonly string[];
  /** Columns left out while the answers to a question are not out for the student. */
  hidden?: { by: 'question_id' | 'id' | 'practice_id'; columns: readonly string[]; alsoWhileOpen?: boolean };
  /**
   * When the account ends: `goes` with the account by its foreign key; `erased` by a statement of ours; `stays` without
   * the person, whose id is set to null.
   */
  atEnd: 'goes' | 'erased' | 'stays';
  /** Where not all rows are exported as they are: another part of the export has them. */
  exportedAs?: string;
}

const byColumn =
  (column: string): OfPerson =>
  (userId) =>
    sql<SqlBool>`${sql.ref(`t.${column}`)} = ${userId}`;

/** What was sent to an address, or with one, is a person's once they proved that the mailbox is theirs. */
const byEmail =
  (column: string): OfPerson =>
  (userId) =>
    sql<SqlBool>`lower(${sql.ref(`t.${column}`)}) = (select lower(u.email) from users u where u.id = ${userId}
      and u.email_proved_at is not null)`;

const byStudentTask: OfPerson = (userId) =>
  sql<SqlBool>`t.student_task_id in (select s.id from student_tasks s where s.student_id = ${userId})`;

const student = (table: string, rest: Partial<Omit<PersonTable, 'table' | 'of'>> = {}): PersonTable => ({
  table,
  of: byColumn('student_id'),
  atEnd: 'goes',
  ...rest,
});

const user = (table: string, rest: Partial<Omit<PersonTable, 'table' | 'of'>> = {}): PersonTable => ({
  table,
  of: byColumn('user_id'),
  atEnd: 'goes',
  ...rest,
});

/** Of a battle that somebody was asked to: its questions, and whose it is. */
const secretsOfBattles = ['nonce', 'deck', 'state', 'recorded_answers', 'record', 'challenge_code', 'owner_id'];

/** How a question could be made again: never told, because an open one could be solved by it. */
const origin = ['seed', 'instance_id', 'example_id', 'idempotency_key'];

/**
 * Every table that holds something about people. Both the copy that somebody takes along and the end of an account go by
 * it; a table of the database that stands neither here nor in `tablesOfNobody` fails a test.
 */
export const personTables: readonly PersonTable[] = [
  {
    table: 'users',
    of: byColumn('id'),
    without: ['password_hash', 'invited_by', 'inviter_thanked_at'],
    atEnd: 'erased',
  },
  user('sessions', { without: ['token_hash', 'inspects'] }),
  user('known_devices', { without: ['token_hash'] }),
  user('password_resets', { without: ['token_hash'] }),
  user('provider_identities'),
  user('email_changes', { without: ['token_hash'] }),
  { table: 'caused_mails', of: byColumn('by_id'), without: ['mailbox'], atEnd: 'stays' },
  user('account_exports', { without: ['object_key'] }),
  // Mails about a student to a parent hold the parent's links: they go with the account, and into no copy.
  {
    table: 'outbox_mails',
    of: byEmail('to_email'),
    without: ['user_id', 'reply_to', 'waits', 'claimed_until'],
    atEnd: 'erased',
  },
  { table: 'contact_messages', of: byEmail('email'), without: ['content_hash'], atEnd: 'erased' },
  {
    table: 'flag_settings',
    of: (userId) =>
      sql<SqlBool>`exists (select 1 from users u where u.id = ${userId} and u.email_proved_at is not null and lower(u.email) = any (select lower(e) from unnest(t.emails) e))`,
    without: ['emails', 'percentage', 'mode'],
    atEnd: 'erased',
  },
  { table: 'audit_entries', of: byColumn('actor_id'), atEnd: 'stays' },
  user('notifications', { without: ['about_id'] }),
  user('held_notifications', { without: ['about_id'] }),
  user('muted_notifications'),
  user('user_events', { without: ['payload'] }),
  user('user_event_sequences'),
  user('discounts', { exportedAs: 'billing' }),
  user('subscriptions'),
  user('carts', { without: ['parent_key_hash'] }),
  user('plan_subscriptions', { atEnd: 'stays', exportedAs: 'billing' }),
  user('payments', { atEnd: 'stays', exportedAs: 'billing' }),
  user('billing_mails', { exportedAs: 'billing' }),
  user('ai_credit_uses', { without: ['idempotency_key'] }),
  student('coin_entries', { without: ['idempotency_key'] }),
  student('coin_balances'),
  student('owned_items'),
  student('streak_pauses'),
  student('own_quests'),
  { table: 'follows', of: byColumn('follower_id'), without: ['followed_id'], atEnd: 'goes' },
  { table: 'cheers', of: byColumn('from_id'), without: ['to_id'], atEnd: 'goes' },
  { table: 'practice_gifts', of: byColumn('from_id'), without: ['to_id', 'creation_key'], atEnd: 'goes' },

  { table: 'classes', of: byColumn('teacher_id'), without: ['creation_key'], atEnd: 'erased' },
  { table: 'class_teachers', of: byColumn('teacher_id'), atEnd: 'goes' },
  { table: 'teacher_digests', of: byColumn('teacher_id'), atEnd: 'goes' },
  student('class_members'),
  student('class_group_members'),
  student('pot_gifts', { without: ['creation_key'] }),
  student('coin_awards', { without: ['teacher_id', 'owner_id', 'creation_key'] }),
  {
    table: 'class_invitations',
    of: byEmail('email'),
    without: ['invited_by'],
    atEnd: 'erased',
  },
  { table: 'class_files', of: byColumn('uploaded_by'), without: ['object_key'], atEnd: 'stays' },
  { table: 'class_announcements', of: byColumn('author_id'), without: ['creation_key'], atEnd: 'stays' },
  user('prepared_accounts', { without: ['creation_key'] }),
  {
    table: 'tasks',
    of: byColumn('created_by'),
    without: ['creation_key', 'changed_by', 'untold_since', 'untold_from'],
    atEnd: 'stays',
  },
  { table: 'saved_exams', of: byColumn('teacher_id'), without: ['creation_key'], atEnd: 'goes' },
  student('student_tasks', {
    without: ['commented_by', 'arranged_by'],
    hidden: { by: 'practice_id', columns: ['right_count', 'first_right_count', 'points', 'rubric_values', 'comment'] },
  }),
  {
    table: 'task_marks',
    of: byStudentTask,
    without: ['marked_by'],
    hidden: { by: 'question_id', columns: ['points', 'comment'] },
    atEnd: 'goes',
  },
  {
    table: 'mark_requests',
    of: byStudentTask,
    without: ['answered_by'],
    hidden: { by: 'question_id', columns: ['answer'] },
    atEnd: 'goes',
  },
  { table: 'task_purchases', of: byStudentTask, atEnd: 'goes' },
  { table: 'task_notices', of: byStudentTask, atEnd: 'goes' },
  student('report_shares', { exportedAs: 'reportShares', without: ['created_by'] }),
  {
    table: 'report_share_views',
    of: (userId) => sql<SqlBool>`t.share_id in (select r.id from report_shares r where r.student_id = ${userId})`,
    atEnd: 'goes',
    exportedAs: 'reportShares',
  },
  // The ideas of a task are counted from the attempts, which say the same.
  student('student_task_ideas', { exportedAs: 'attempts' }),

  student('chosen_courses'),
  student('practices', { without: ['idempotency_key'] }),
  student('practice_questions', {
    without: origin,
    hidden: { by: 'id', columns: ['id', 'template_id', 'topic_id', 'reason', 'outcome', 'error_id'] },
  }),
  // Counted from the questions, the entries and the errors, which say the same.
  student('learning_days', { exportedAs: 'practice_questions' }),
  student('coin_days', { exportedAs: 'coin_entries' }),
  student('last_signs', { exportedAs: 'practice_questions' }),
  student('error_sums', { exportedAs: 'errors' }),
  student('attempts', {
    without: origin,
    hidden: {
      by: 'question_id',
      columns: ['verdict', 'message', 'misconception_ids', 'misconception_id', 'split_choice'],
    },
  }),
  student('working_lines', {
    hidden: { by: 'question_id', columns: ['verdict', 'message', 'states_answer', 'carries'], alsoWhileOpen: true },
  }),
  student('working_boards'),
  student('activity_days'),
  student('topic_ratings'),
  student('placements', { exportedAs: 'placementTests' }),
  student('question_reports', { without: ['decided_by'] }),
  student('errors', {
    without: origin,
    hidden: { by: 'question_id', columns: ['misconception_id', 'state', 'answer'] },
  }),
  student('unresolved_counts'),
  student('review_cards'),
  student('error_review_sessions'),
  student('error_review_items'),
  user('battle_seats', { atEnd: 'stays', without: ['emotes_at', 'seen_at'] }),
  user('battle_ratings'),
  user('battle_settings'),
  user('battle_suspensions'),
  user('battle_permissions', { without: ['key_hash'] }),
  user('battle_blocks', { without: ['blocked_id'] }),
  {
    table: 'battle_reports',
    of: byColumn('reporter_id'),
    without: ['detail', 'closed_at', 'decision', 'note'],
    atEnd: 'stays',
  },
  { table: 'battles', of: byColumn('invited_id'), without: secretsOfBattles, atEnd: 'stays' },
  student('tutor_talks', { exportedAs: 'tutorTalks' }),
  student('tutor_messages', { exportedAs: 'tutorTalks' }),
];

/** Rows of somebody else that are about a person: they go with the account of either. */
export const tablesAboutOthers = [
  { table: 'follows', column: 'followed_id' },
  { table: 'cheers', column: 'to_id' },
  { table: 'practice_gifts', column: 'to_id' },
  { table: 'battle_blocks', column: 'blocked_id' },
  { table: 'notifications', column: 'about_id' },
  { table: 'held_notifications', column: 'about_id' },
  { table: 'outbox_mails', column: 'user_id' },
] as const;

/** Tables that know nobody, with the reason. */
export const tablesOfNobody: Readonly<Record<string, string>> = {
  tracking_events: 'clicks on advertisements, without who clicked',
  question_instances: 'questions as they were drawn, each once for all students',
  template_paces: 'how long a template takes, over all students',
  template_ratings: 'how hard a template is, over all students',
  stored_objects: 'keys of files; whose they are stands where they are pointed to',
  class_changes: 'who came and went, without names',
  job_failures: 'ids of rows that a job could not serve, and an error code; they go when the row is served',
  task_questions: 'what a task asks of everybody',
  task_sums: 'what a class reached in a task, all together',
  saved_exam_questions: 'kinds of questions that a teacher saved',
  class_pots: 'what a class saves for; who put in stands in pot_gifts',
  class_groups: 'names of the groups of a class',
  ledger_entries: 'money by account and payment, without whose it is',
  provider_events: 'messages of the payment provider, by its own ids',
  battle_answers:
    'what a seat of a battle answered; whose seat it was stands in battle_seats, and the attempts say the same',
  class_battle_hours: 'when the students of a class may play',
  battle_runners: 'processes that keep battles going',
  test_provider_payments: 'what the built-in test provider knows: amounts, without who pays',
};
