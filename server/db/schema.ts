import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { TaskBefore } from '../../rules/tasks/task-news';
import type { BattleTables } from './battle-schema';
import type { MoneyTables } from './money-schema';

/** The tables as Kysely sees them. `Generated` columns have a default. Instants are `Date`. */
type Instant = ColumnType<Date, Date | undefined, Date>;
/** Never written by a statement of ours. */
type KeptByTrigger<Type> = ColumnType<Type, never, never>;

export interface Database extends MoneyTables, BattleTables {
  users: {
    id: string;
    email: string;
    username: string;
    /** Empty where a provider of identities, or a first password, opens the account. */
    password_hash: string;
    nickname: string;
    avatar: string | null;
    cognito_uid: string;
    roles: string[];
    year_level: number | null;
    time_zone: Generated<string>;
    /** By which days count until then, after a move to a zone where it is still the day before. */
    day_zone: Generated<string | null>;
    day_zone_until: Generated<Date | null>;
    accept_tc_at: Date | null;
    inviting_code: string;
    invited_by: string | null;
    created_at: Instant;
    /** Off: no clock in a challenge (an adjustment that the student chooses). */
    practice_timer: Generated<boolean>;
    /** How the chat panel shows. */
    chat_window: Generated<'DRAWER' | 'MODAL'>;
    /** Names of `rules/adjustments`. */
    adjustments: Generated<string[]>;
    /** Null while the year level of the registration stands. */
    year_level_changed_at: Generated<Date | null>;
    /** When the account is erased; null unless its owner asked for it. */
    deletes_at: Generated<Date | null>;
    /** What others follow this person by; null while nobody may. */
    follow_code: Generated<string | null>;
    /** When whoever invited this person got coins for it. */
    inviter_thanked_at: Generated<Date | null>;
    /** YYYY-MM-01; null where it was never asked for. */
    birth_month: Generated<string | null>;
    /** Why the person is here: a name of `rules/study-plan`. */
    goal: Generated<string | null>;
    minutes_a_day: Generated<number | null>;
    /** The hour (0 to 23) at which the person is reminded; null for never. */
    study_hour: Generated<number | null>;
    /** YYYY-MM-DD of the latest reminder. */
    reminded_on: Generated<string | null>;
    /** Steps after registering that were answered or passed over. */
    own_steps: Generated<string[]>;
    /** How often the question of the age was put off, and when last. */
    age_later_count: Generated<number>;
    age_later_at: Generated<Date | null>;
    /** The school of somebody who teaches, as they say it. */
    school_name: Generated<string | null>;
    /** When an administrator confirmed it; null while nobody has. */
    school_confirmed_at: Generated<Date | null>;
    /** Ids of the courses that they say they teach, in teaching order. */
    teaches: Generated<string[]>;
    /** Of a student under 15. */
    parent_email: Generated<string | null>;
    /** When its owner showed that the mailbox of `email` is theirs; null grants nothing that is bound to the address. */
    email_proved_at: Generated<Date | null>;
  };
  /** Who may sign in as whom without a password: `subject` is the provider's own id of the person. */
  provider_identities: { issuer: string; subject: string; user_id: string; created_at: Date };
  /** An address, a new one or that of the account itself, waits until its mailbox confirms it. */
  email_changes: { token_hash: Buffer; user_id: string; email: string; expires_at: Date; used_at: Date | null };
  /** Copies of all of a person's data: one waits at a time. */
  account_exports: {
    id: string;
    user_id: string;
    state: 'WAITING' | 'READY';
    parts_done: Generated<number>;
    parts: number;
    object_key: string | null;
    /** Bytes. */
    size: number | null;
    asked_at: Date;
    ready_at: Date | null;
    expires_at: Date | null;
  };
  /** What a student bought in the shop; what is free is owned by everybody. */
  owned_items: { student_id: string; item_id: string; price: number; bought_at: Date };
  /** Days are YYYY-MM-DD, the student's own. */
  streak_pauses: {
    student_id: string;
    id: string;
    bought_on: string;
    bought_at: Date;
    used_on: Generated<string | null>;
  };
  /** `kinds`: three `AimKind`s. `day` is YYYY-MM-DD, the student's own. */
  own_quests: { student_id: string; day: string; kinds: string[]; begun_at: Date };
  follows: { follower_id: string; followed_id: string; created_at: Date };
  /** `day` is YYYY-MM-DD, in the time zone of the one who cheers. */
  cheers: { from_id: string; to_id: string; day: string };
  /** A practice set that a student gave another; `day` is YYYY-MM-DD in the time zone of the one who gives. */
  practice_gifts: {
    id: string;
    from_id: string;
    to_id: string;
    course_id: string;
    topic_id: string;
    question_count: number;
    state: 'WAITING' | 'BEGUN' | 'DECLINED';
    creation_key: string;
    day: string;
    created_at: Date;
  };
  sessions: {
    token_hash: Buffer;
    user_id: string;
    created_at: Instant;
    expires_at: Date;
    inspects: Generated<boolean>;
    id: Generated<string>;
    device: Generated<string>;
  };
  known_devices: { user_id: string; token_hash: Buffer; used_at: Date };
  flag_settings: { name: string; mode: string; percentage: number; emails: string[]; updated_at: Date };
  audit_entries: {
    id: string;
    actor_id: string | null;
    action: string;
    subject: string;
    detail: JSONColumnType<object>;
    created_at: Instant;
  };
  password_resets: { token_hash: Buffer; user_id: string; expires_at: Date; used_at: Date | null };
  contact_messages: {
    id: string;
    content_hash: Buffer;
    name: string;
    email: string;
    topic: string;
    message: string;
    created_at: Date;
  };
  /** Mails that people caused, for counting: `mailbox` is a keyed hash. Rows are deleted once nothing counts them. */
  caused_mails: { id: string; kind: string; by_id: string | null; mailbox: Buffer; at: Date };
  tracking_events: { id: string; kind: string; click_hash: Buffer; forwarded_at: Date | null; created_at: Date };
  outbox_mails: {
    id: string;
    user_id: string | null;
    to_email: string;
    reply_to: string | null;
    subject: string;
    body: string;
    created_at: Instant;
    /** For a mail server; the others are kept to be read. */
    waits: Generated<boolean>;
    /** Somebody sends it until then. */
    claimed_until: Generated<Date | null>;
  };
  /** Rows that a job could not serve. */
  job_failures: {
    job: string;
    row_id: string;
    tries: number;
    reason: string;
    failed_at: Date;
    /** Null: not before an administrator says so. */
    next_try_at: Date | null;
  };
  notifications: {
    user_id: string;
    id: string;
    status: string;
    first_level_type: string;
    second_level_type: string;
    message: string;
    /** Whoever else it names. */
    about_id: string | null;
    created_at: Instant;
  };
  ai_credit_uses: {
    user_id: string;
    id: string;
    credits: number;
    idempotency_key: string;
    created_at: Instant;
    /** RESERVED while the reply is on its way, then USED, or RETURNED where it failed. */
    state: Generated<'RESERVED' | 'USED' | 'RETURNED'>;
    settled_at: Date | null;
  };
  coin_entries: {
    student_id: string;
    id: string;
    amount: number;
    reason: string;
    practice_id: string | null;
    idempotency_key: string;
    created_at: Instant;
  };
  coin_balances: { student_id: string; balance: number };
  classes: {
    id: string;
    teacher_id: string;
    name: string;
    course_id: string;
    join_code: string;
    created_at: Instant;
    colour: Generated<string>;
    /** IANA name: the zone that dates of the class are meant in. */
    time_zone: Generated<string>;
    archived_at: Date | null;
    /** The form that made it, so that one sent twice makes one class. */
    creation_key: string | null;
    /** Counts the changes of its settings. */
    version: Generated<number>;
    /** Whether students of any age may share their reports with their families. */
    students_may_share: Generated<boolean>;
    /** Whether students may use MarsCoins on their homework. */
    coins_on_tasks: Generated<boolean>;
  };
  /** One row for each object in the file store, there before the object is. */
  stored_objects: { key: string; created_at: Date };
  class_files: {
    id: string;
    class_id: string;
    object_key: string;
    uploaded_by: string | null;
    name: string;
    /** A `FileKind` of rules/class-files. */
    kind: string;
    /** Bytes. */
    size: number;
    created_at: Date;
    /** Deleted files can be brought back for a while. */
    deleted_at: Date | null;
    /** When the students were told of it. */
    told_at: Date | null;
  };
  class_announcements: {
    id: string;
    class_id: string;
    author_id: string | null;
    /** Rich text as `rules/rich-text` reads it. */
    body: string;
    created_at: Date;
    edited_at: Date | null;
    told_at: Date | null;
    creation_key: string;
  };
  /** Accounts that a teacher made; their `users.email` is a login name. */
  prepared_accounts: {
    user_id: string;
    /** The class whose teachers may hand out first passwords. */
    class_id: string | null;
    /** Counts the first passwords; only the last one works. */
    version: Generated<number>;
    /** When the student chose a password of their own: from then on the first one opens nothing. */
    password_chosen_at: Date | null;
    /** The form that made it, so that one sent twice makes the accounts once. */
    creation_key: string | null;
    created_at: Date;
  };
  /** Who came and went, for the teachers' daily digest; without names. */
  class_changes: { id: string; class_id: string; kind: 'JOINED' | 'LEFT'; created_at: Date };
  teacher_digests: { teacher_id: string; told_until: Date };
  class_members: { class_id: string; student_id: string; joined_at: Instant };
  /** Named sets of students of a class. */
  class_groups: { id: string; class_id: string; name: string; creation_key: string; created_at: Date };
  class_group_members: { group_id: string; class_id: string; student_id: string };
  /** Coins that a teacher gave a student of a class; `day` and `week` (its Monday) are YYYY-MM-DD in the class's zone. */
  coin_awards: {
    id: string;
    /** Null when the class is deleted. */
    class_id: string | null;
    student_id: string;
    /** Null when the account is gone. */
    teacher_id: string | null;
    /** Who owned the class when it was given: what they give together in a week may be limited. */
    owner_id: string | null;
    kind: 'AWARD' | 'HELPED';
    amount: number;
    reason: string;
    creation_key: string;
    day: string;
    week: string;
    given_at: Date;
  };
  /** What a class saves for together; at most one of its pots is open. */
  class_pots: {
    id: string;
    class_id: string;
    title: string;
    goal: number;
    state: 'OPEN' | 'GIVEN' | 'CLOSED';
    creation_key: string;
    created_at: Date;
    ended_at: Date | null;
  };
  /** What a student put into a pot. A pot that is closed has given it back. */
  pot_gifts: {
    id: string;
    pot_id: string;
    student_id: string;
    amount: number;
    creation_key: string;
    given_at: Date;
  };
  /** Who teaches a class besides its owner, `classes.teacher_id`. */
  class_teachers: { class_id: string; teacher_id: string; joined_at: Date };
  /** Who is asked into a class, as STUDENT or as TEACHER: whoever has proved that the mailbox is theirs. */
  class_invitations: {
    class_id: string;
    role: string;
    email: string;
    invited_by: string | null;
    created_at: Date;
    mailed_at: Generated<Date | null>;
  };
  tasks: {
    id: string;
    class_id: string;
    created_by: string | null;
    state: 'DRAFT' | 'OPEN' | 'CLOSED';
    type: 'HOMEWORK' | 'TEST';
    practice_type: 'CASUAL_TASK' | 'CHALLENGE_TASK';
    title: string;
    instructions: Generated<string>;
    course_ids: string[];
    source: 'TOPICS' | 'PICKED' | 'PICKED_OWN';
    /** What is drawn for each student where the source is TOPICS, with how many of each difficulty. */
    topic_ids: Generated<string[]>;
    easy: Generated<number>;
    normal: Generated<number>;
    hard: Generated<number>;
    question_count: Generated<number>;
    points_possible: Generated<number>;
    /** These three are null in drafts alone. */
    opens_at: Date | null;
    due_at: Date | null;
    late_until: Date | null;
    answers_when: 'NEVER' | 'HAND_IN' | 'DUE' | 'DATE';
    answers_at: Date | null;
    /** Time limit of the whole set. */
    minutes: number | null;
    grade_type: 'POINT' | 'PERCENTAGE' | 'LETTER' | 'NOT_GRADE';
    letter_borders: JSONColumnType<{ A: number; B: number; C: number; D: number }>;
    scoring_type: 'POINTS' | 'RUBRIC';
    rubric: ColumnType<{ name: string; levels: string[] }[], string | undefined, string>;
    whole_class: Generated<boolean>;
    /** Groups it was set for, where it is not for the whole class; some may be gone. */
    group_ids: Generated<string[]>;
    /** How often a student may do a homework; the best finished try counts. */
    tries: Generated<number>;
    /** What the wizard holds of a draft, as it was typed; null once the task is out. */
    draft: ColumnType<Record<string, string[]> | null, string | null, string | null>;
    /** Counts changes: whoever changes an older one is told. */
    version: Generated<number>;
    creation_key: string;
    created_at: Date;
    changed_at: Date;
    changed_by: string | null;
    published_at: Date | null;
    closed_at: Date | null;
    /** Since when its students wait to hear of changes, and what it was before the first of them. */
    untold_since: Generated<Date | null>;
    untold_from: ColumnType<TaskBefore | null, string | null | undefined, string | null>;
  };
  /** Hand-picked questions: pinned with seed and instance, or of a kind that each student gets with own numbers. */
  task_questions: {
    task_id: string;
    /** 1-based. */
    place: number;
    template_id: string;
    points: Generated<number>;
    seed: string | null;
    instance_id: string | null;
  };
  /** Questions of a task that a teacher keeps for others. */
  saved_exams: {
    id: string;
    teacher_id: string;
    name: string;
    draft: JSONColumnType<Record<string, string[]>>;
    creation_key: string;
    created_at: Date;
  };
  saved_exam_questions: {
    exam_id: string;
    /** 1-based. */
    place: number;
    template_id: string;
    points: Generated<number>;
    seed: string | null;
    instance_id: string | null;
  };
  student_tasks: {
    id: string;
    task_id: string;
    student_id: string;
    assigned_at: Date;
    /** An extension; null where the dates of the class hold. */
    own_due_at: Date | null;
    own_late_until: Date | null;
    excused_at: Date | null;
    starred: Generated<boolean>;
    hidden: Generated<boolean>;
    opened_at: Date | null;
    /** Null until it is first worked on. */
    practice_id: string | null;
    handed_in_at: Date | null;
    reopened_at: Date | null;
    /** Sums of its practice, written by `recountStudentTask` in the transaction of each answer. */
    answered: Generated<number>;
    right_count: Generated<number>;
    first_right_count: Generated<number>;
    points: Generated<number>;
    seconds: Generated<number>;
    rubric_values: ColumnType<(number | null)[] | null, string | null, string | null>;
    comment: Generated<string>;
    /** Minutes that the teacher added to the running test, in all. */
    extra_minutes: Generated<number>;
    /** When the student left the class: the work closed then as it stood. */
    left_at: Generated<Date | null>;
    /** Who wrote the comment and filled in the rubric last. */
    commented_by: string | null;
    commented_at: Date | null;
    /** Who gave or took own dates last, or excused the student. */
    arranged_by: string | null;
    arranged_at: Date | null;
  };
  /** What a student is told about a task, each thing once. */
  task_notices: {
    student_task_id: string;
    kind: string;
    /** Which time: empty where it happens once, else such as the due date that it is about. */
    occurrence: string;
    created_at: Date;
  };
  /** Notices that wait for the end of the quiet hours. */
  held_notifications: {
    id: string;
    user_id: string;
    kind: string;
    message: string;
    about_id: string | null;
    /** What it is about: a notice goes with it. */
    student_task_id: Generated<string | null>;
    first_level_type: Generated<string>;
    created_at: Date;
  };
  /** Kinds of notices that somebody does not want. */
  muted_notifications: {
    user_id: string;
    kind: string;
  };
  /** Sums of the student tasks of a task, without the excused and those who left the class. Triggers of `student_tasks` keep them. */
  task_sums: {
    task_id: string;
    students: Generated<number>;
    handed_in: Generated<number>;
    answered: Generated<number>;
    right_count: Generated<number>;
    first_right_count: Generated<number>;
    points: Generated<number>;
    /** Points of those who handed in. */
    points_handed_in: Generated<number>;
    seconds: Generated<number>;
  };
  /** Ideas behind the wrong answers of a student task, written by `recountStudentTask`. */
  student_task_ideas: {
    student_task_id: string;
    misconception_id: string;
    /** How many of its questions were answered by this idea. */
    questions: number;
    student_id: string;
    /** The latest of these answers. */
    attempt_id: string;
    last_at: Date;
  };
  /** What a student bought for a task with MarsCoins, each thing once. */
  task_purchases: {
    student_task_id: string;
    item: 'MORE_TIME' | 'OTHER_NUMBERS';
    /** The question that got other numbers. */
    question_index: number | null;
    price: number;
    bought_at: Date;
  };
  /** A teacher's own mark for an answer; it holds in place of the engine's. */
  task_marks: {
    student_task_id: string;
    question_id: string;
    points: number;
    comment: string;
    marked_by: string | null;
    marked_at: Date;
  };
  /** A student asks once, with a reason, for a mark to be looked at again. */
  mark_requests: {
    student_task_id: string;
    question_id: string;
    reason: string;
    asked_at: Date;
    answer: string | null;
    answered_by: string | null;
    answered_at: Date | null;
    /** KEPT or CHANGED, once it is answered. */
    outcome: string | null;
  };
  report_shares: {
    short_code_hash: Buffer;
    share_key_hash: Buffer;
    student_id: string;
    task_id: string;
    student_task_id: string;
    created_at: Instant;
    expires_at: Date;
    revoked_at: Date | null;
    id: Generated<string>;
    /** The student, or a teacher of the class; null once that account is gone. */
    created_by: string | null;
  };
  /** Each opening of a shared report: a kind of device and no address. */
  report_share_views: { id: string; share_id: string; device: string; viewed_at: Date };
  /** A course practised but not chosen keeps its seconds with `chosen_at` null. */
  chosen_courses: { student_id: string; course_id: string; chosen_at: Date | null; seconds: Generated<number> };
  practices: {
    student_id: string;
    id: string;
    course_id: string;
    mode: string;
    type: string;
    state: string;
    difficulty: string | null;
    topic_ids: string[];
    question_count: number;
    idempotency_key: string;
    created_at: Instant;
    finished_at: Date | null;
    /** How long a challenge may take; null where no clock runs. */
    seconds_allowed: number | null;
    /** Of a clock that a hand-in stopped, where the work was handed back: what it starts with again. */
    seconds_left: number | null;
    /** When its time is up: set once, when its first question is served. */
    ends_at: Date | null;
    /** Whether its topics were left to chance. */
    surprise: Generated<boolean>;
    /** The student's task that it is the work on; null in daily practice. */
    student_task_id: string | null;
    /** Whether that task is a TEST: no help, and no verdict before the answers are out. */
    is_test: Generated<boolean>;
    /** When the task takes no work any more, the student's own extension included. */
    closes_at: Date | null;
    /** When the mistakes of a test went into the error logbook; null in all other practice. */
    errors_recorded_at: Generated<Date | null>;
    /** Since when it goes on although its keys were seen: what was answered by then stays as it is. */
    keys_seen_at: Date | null;
  };
  /** Questions as they were drawn, each once however often it was drawn; rows are only ever added. */
  question_instances: { id: string; public_look: string | null; content: Buffer };
  practice_questions: {
    student_id: string;
    id: string;
    practice_id: string;
    index: number;
    template_id: string;
    template_version: number;
    seed: string;
    topic_id: string;
    error_id: string | null;
    outcome: string | null;
    hints_opened: Generated<number>;
    /** Tutor Me gave a hint or an example before it was closed. */
    tutor_helped: Generated<boolean>;
    /** Working time that counts (`rules/working-time.ts`). */
    seconds: number | null;
    /** Milliseconds of it that no answer has counted yet. */
    pending_ms: Generated<number>;
    opened_at: Date | null;
    /** The first attempt that counted (right or wrong), and how long after opening it came. */
    answered_at: Date | null;
    first_answer_ms: number | null;
    closed_at: Date | null;
    /** Null where the question was asked before questions were stored and cannot be made again. */
    instance_id: string | null;
    /** The worked example shown since the first wrong answer. */
    example_id: string | null;
    /** What arrived, or was still in the box, when the set had ended: kept, never marked. */
    late_answer: string | null;
    /** Why it was drawn: a `QuestionReason`; null for questions drawn before reasons were kept. */
    reason: string | null;
    /** The student's local day of `answered_at`, and the days since the topic was last practised. Kept by a trigger. */
    answered_day: KeptByTrigger<string | null>;
    days_since: KeptByTrigger<number | null>;
  };
  attempts: {
    student_id: string;
    id: string;
    question_id: string;
    number: number;
    answer: string;
    verdict: string;
    message: string;
    misconception_ids: string[];
    misconception_id: string | null;
    split_choice: string | null;
    with_help: boolean;
    seconds: number | null;
    idempotency_key: string;
    created_at: Instant;
  };
  working_lines: {
    student_id: string;
    question_id: string;
    /** 1-based; only the last line can be taken back. */
    number: number;
    line: string;
    verdict: string;
    message: string;
    /** It has the looks of an answer: its verdict is shown once the question is closed. */
    states_answer: boolean;
    /** Whether the next line goes on from it. */
    carries: boolean;
    created_at: Date;
  };
  /** Drawings kept with an answer. */
  working_boards: {
    student_id: string;
    question_id: string;
    /** As `packBoard` writes it. */
    board: string;
    shape_count: number;
    kept_at: Date;
  };
  /** The last sign of a student's work, and the question that it was about. */
  last_signs: { student_id: string; question_id: string; at: Date };
  /** Rollup of a student's days (local date, YYYY-MM-DD): questions answered and coins earned. */
  activity_days: { student_id: string; day: string; answered: number; coins: number };
  /**
   * Questions answered by local day, topic and the days since the topic was last practised, in whatever course (-1: never
   * before; 0 after the first of a day). Triggers of `practice_questions` keep it; a row may have come down to 0.
   */
  learning_days: {
    student_id: string;
    course_id: string;
    day: string;
    topic_id: string;
    is_test: boolean;
    days_since: number;
    answered: number;
    right_first_try: number;
    hinted: number;
    seconds: number;
  };
  /** MarsCoins earned by practice, by local day. A trigger of `coin_entries` keeps it. */
  coin_days: { student_id: string; course_id: string; day: string; coins: number };
  /** Errors by topic, idea ('' where none is named) and state. Triggers of `errors` keep it. */
  error_sums: {
    student_id: string;
    course_id: string;
    topic_id: string;
    misconception_id: string;
    state: string;
    count: number;
    relapsed: number;
  };
  topic_ratings: {
    student_id: string;
    topic_id: string;
    rating: number;
    answered: number;
    correct: number;
    /** Right at the first try without any help, and when the last of those was. */
    unaided: Generated<number>;
    unaided_at: Date | null;
    updated_at: Instant;
    /** What answers in the topic earned in the week that began on this Monday (YYYY-MM-DD). */
    coins_week: Generated<string | null>;
    coins_in_week: Generated<number>;
  };
  placements: {
    student_id: string;
    /** Id of the course whose test it was. */
    subject: string;
    answered: number;
    skipped: number;
    findings: Record<string, string>;
    week: unknown;
    taken_at: Date;
    /** When a teacher took the result back: it counts no more, and only a later run takes its place. */
    reset_at: Generated<Date | null>;
  };
  template_ratings: { template_id: string; rating: number; answered: number };
  question_reports: {
    student_id: string;
    question_id: string;
    reason: string;
    created_at: Instant;
    /** Null until an administrator decides. */
    decision: 'ACCEPTED' | 'REFUSED' | null;
    /** What the reporter is told beside the decision. */
    answer: Generated<string>;
    decided_at: Date | null;
    decided_by: string | null;
    /** When the marks of the version that it is about were made anew. */
    re_marked_at: Date | null;
  };
  errors: {
    student_id: string;
    id: string;
    course_id: string;
    topic_id: string;
    template_id: string;
    template_version: number;
    seed: string;
    question_id: string;
    attempt_id: string;
    answer: string;
    misconception_id: string | null;
    state: string;
    opened_at: Instant;
    fixed_at: Date | null;
    confirmed_at: Date | null;
    relapsed_at: Date | null;
    due_at: Date;
    instance_id: string | null;
  };
  unresolved_counts: { student_id: string; course_id: string; unresolved: number };
  /** One card a skill: `skillOf` of the error logbook. */
  review_cards: { student_id: string; skill: string; card: JSONColumnType<object>; due_at: Date };
  /** Going through errors one by one. At most one of a scope is unfinished. */
  error_review_sessions: {
    student_id: string;
    id: string;
    /** Where its errors come from: `course:year-6`. */
    scope: string;
    created_at: Instant;
    finished_at: Date | null;
  };
  error_review_items: {
    student_id: string;
    session_id: string;
    index: number;
    error_id: string;
    /** The question as it was when the session began: the error may show a later mistake by now. */
    question_id: string;
    reviewed_at: Date | null;
  };
  tutor_talks: {
    student_id: string;
    id: string;
    bot: 'PROBLEM_SOLVER' | 'QUIZ_ME' | 'GENERAL';
    /** Of Tutor Me: the question it is about. */
    question_id: string | null;
    /** Of Quiz Me: where it was asked for; null for the weak spots of all. */
    topic_id: string | null;
    course_id: string | null;
    /** A `TalkState` of modules/tutor. */
    state: JSONColumnType<object>;
    /** Whether a credit has opened the rest of the talk. */
    is_paid: Generated<boolean>;
    /** Replies that were worth a credit; kept when the messages are deleted, so that the first is free once. */
    reply_count: Generated<number>;
    /** Of Quiz Me. */
    ended_at: Date | null;
    /** Teachers of the student may read it; the student was told before the first message. */
    teachers_may_read: Generated<boolean>;
    created_at: Date;
    updated_at: Date;
  };
  tutor_messages: {
    student_id: string;
    talk_id: string;
    /** 1-based, without gaps. */
    number: number;
    author: 'STUDENT' | 'TUTOR';
    /** What the student asked for; of a message that came without the student's words, what brought it. */
    intent: string | null;
    /** The built-in words, or the student's. */
    text: string;
    /** The tutor's move with its facts, or a line's diagnosis: never shown as it is. */
    move: JSONColumnType<object> | null;
    /** A `MessageBlocks` of modules/tutor. */
    blocks: JSONColumnType<object>;
    /** Of a checked line. */
    verdict: string | null;
    worded_by: Generated<'BUILT_IN' | 'MODEL'>;
    is_coming: Generated<boolean>;
    reported_at: Date | null;
    report_reason: string | null;
    /** When an administrator looked at the report. */
    report_seen_at: Date | null;
    created_at: Date;
  };
  user_event_sequences: { user_id: string; last_seq: string };
  user_events: {
    user_id: string;
    seq: string;
    kind: string;
    payload: JSONColumnType<object>;
    created_at: Instant;
  };
}
