import type { Database } from '../../../server/db/schema';
import { requestCopy } from '../../../server/modules/account-export';
import { askParentForBattles } from '../../../server/modules/battle';
import { sendContactMessage } from '../../../server/modules/contact';
import { appendUserEvent } from '../../../server/modules/events';
import { cheer, follow } from '../../../server/modules/following';
import {
  confirmEmailChange,
  findViewer,
  hashPassword,
  requestEmailChange,
  setAge,
} from '../../../server/modules/identity';
import { newId } from '../../../server/platform/ids';
import type { Viewer } from '../../../server/platform/viewer';
import { makePerson, type Person } from '../backend/people';
import { password, type TestBackend } from '../backend/test-backend';
import { makeStudent } from '../statements/student';

/** Words that nothing else in the database holds: whatever is left of the person is found by them. */
const words = { nickname: 'Quillonia Zebrafeld', parentEmail: 'quillonias-mum@home.test' };
const newEmail = 'quillonias-new@home.test';

export interface Everything {
  person: Person;
  /** What no row may hold any more once the account has ended. */
  traces: string[];
  /** Somebody whom the person followed, cheered, met in a battle and taught. */
  friend: Person;
}

type Rows = Partial<Record<keyof Database, Record<string, unknown>[]>>;

/** Somebody with at least one row in every table of the register, and with mails and notices about them to others. */
export async function makeEverything(backend: TestBackend): Promise<Everything> {
  const { services } = backend;
  const student = await makeStudent(backend, { rows: 2 });
  const friend = await makePerson(services, { nickname: 'Friend' });
  await services.db
    .updateTable('users')
    .set({
      nickname: words.nickname,
      password_hash: await hashPassword(password),
      roles: ['STUDENT', 'TEACHER'],
      follow_code: 'QUILLONI',
      school_name: 'Hill School',
      teaches: ['year-8'],
    })
    .where('id', '=', student.id)
    .execute();
  await services.db.updateTable('users').set({ follow_code: 'FRIENDLY' }).where('id', '=', friend.id).execute();
  const viewer = await viewerOf(backend, student);
  const person: Person = { ...student, email: newEmail, viewer };

  await follow(services, { viewer, code: 'FRIENDLY' });
  await cheer(services, { viewer, code: 'FRIENDLY' });
  await follow(services, { viewer: friend.viewer, code: 'QUILLONI' });
  const year = services.clock.now().getUTCFullYear() - 12;
  await setAge(services, { viewer, month: 3, year, parentEmail: words.parentEmail });
  await askParentForBattles(services, await viewerOf(backend, student));
  await changeEmail(backend, person, newEmail);
  await requestEmailChange(services, { viewer, email: 'quillonias-next@home.test', current: password });
  const message = { name: words.nickname, email: newEmail, topic: 'OTHER', message: 'My mark looks odd to me.' };
  await sendContactMessage(services, { input: message, clientAddress: '203.0.113.7' });
  await requestCopy(services, viewer);
  await insertRows(backend, await rowsOf(backend, { person, friend, questionId: student.open.questionId ?? '' }));
  await services.db.transaction().execute((trx) =>
    appendUserEvent(trx, {
      userId: friend.id,
      kind: 'BATTLE',
      payload: { battleId: ids.battle, type: 'match.found', they: { name: 'Quillonia' } },
    }),
  );
  await services.background.settled();
  return { person, friend, traces: [student.id, 'Quillonia'] };
}

async function viewerOf({ services }: TestBackend, { token }: Person): Promise<Viewer> {
  const viewer = await findViewer(services, token);
  if (viewer === null) throw new Error('The session of the student is gone.');
  return viewer;
}

async function changeEmail(
  { services }: TestBackend,
  { viewer, token: sessionToken }: Person,
  email: string,
): Promise<void> {
  await requestEmailChange(services, { viewer, email, current: password });
  const mails = services.db.selectFrom('outbox_mails').select('body').where('to_email', '=', email);
  const { body } = await mails.executeTakeFirstOrThrow();
  await confirmEmailChange(services, { viewer, sessionToken, token: /confirm-email\/(\S+)/.exec(body)?.[1] ?? '' });
}

const ids = { battle: newId(), invited: newId() };

async function insertRows({ services }: TestBackend, rows: Rows): Promise<void> {
  for (const [table, values] of Object.entries(rows)) {
    await services.db
      .insertInto(table as keyof Database)
      .values(values as never)
      .execute();
  }
}

/** What the steps above leave out, in the order of their references. */
async function rowsOf(
  { services }: TestBackend,
  { person, friend, questionId }: { person: Person; friend: Person; questionId: string },
): Promise<Rows> {
  const { db, clock } = services;
  const now = clock.now();
  const later = new Date(now.getTime() + 30 * 24 * 60 * 60_000);
  const hash = (text: string) => Buffer.from(`${text} of ${person.id}`);
  const user_id = person.id;
  const student_id = person.id;
  const key = () => newId();
  const own = newId();
  const other = newId();
  const [task, studentTask, group, share] = [newId(), newId(), newId(), newId()];
  const [talk, payment, plan, pot] = [newId(), newId(), newId(), newId()];
  const firstOf = (table: 'attempts' | 'practices') =>
    db.selectFrom(table).select('id').where('student_id', '=', student_id).limit(1).executeTakeFirstOrThrow();
  const schoolClass = (id: string, teacher_id: string) => ({
    id,
    teacher_id,
    name: '7B',
    course_id: 'year-7',
    join_code: id.slice(-7),
    archived_at: null,
    creation_key: null,
  });
  const bought = { plan: 'ONE_COURSE', months: 1, currency: 'AUD', course_ids: ['year-7'] };
  const rating = JSON.stringify({ rating: 1500, deviation: 200, volatility: 0.06 });
  const standing = JSON.stringify({ tier: 1, provisional: true, games: 1 });
  const battle = (id: string, change: object) => ({
    id,
    kind: 'FRIENDLY',
    course_id: 'year-7',
    status: 'FINISHED',
    scope: 'FRIENDS',
    created_at: now,
    ...change,
  });
  const seat = (number: 0 | 1, whose: string) => ({
    battle_id: ids.battle,
    seat: number,
    user_id: whose,
    is_open: false,
    joined_at: now,
    seen_at: now,
    rating_before: rating,
    standing_before: standing,
  });
  return {
    known_devices: [{ user_id, token_hash: hash('device'), used_at: now }],
    password_resets: [{ token_hash: hash('reset'), user_id, expires_at: later, used_at: null }],
    provider_identities: [{ issuer: 'https://login.school.test', subject: person.id, user_id, created_at: now }],
    flag_settings: [
      { name: 'whiteboard', mode: 'SOME', percentage: 0, emails: [person.email, friend.email], updated_at: now },
    ],
    audit_entries: [
      { id: newId(), actor_id: user_id, action: 'CLASS_VIEWED', subject: own, detail: '{}', created_at: now },
    ],
    plan_subscriptions: [
      {
        ...bought,
        id: plan,
        user_id,
        state: 'ACTIVE',
        first_day: '2026-11-01',
        time_zone: 'Australia/Sydney',
        term: 1,
        term_starts_at: now,
        term_ends_at: later,
        last_day: '2026-12-01',
        price_cents: 1500,
        provider: 'test',
        created_at: now,
      },
    ],
    carts: [{ ...bought, id: newId(), user_id, state: 'OPEN', created_at: now, changed_at: now }],
    payments: [
      {
        ...bought,
        id: payment,
        user_id,
        term: 1,
        try: 1,
        idempotency_key: key(),
        provider: 'test',
        state: 'SETTLED',
        amount_cents: 1500,
        created_at: now,
      },
    ],
    subscriptions: [
      {
        user_id,
        id: newId(),
        course_id: 'year-7',
        starts_at: now,
        ends_at: later,
        plan_subscription_id: plan,
        payment_id: payment,
      },
    ],
    discounts: [{ user_id, id: newId(), cents: 500, currency: 'AUD', reason: 'INVITATION' }],
    billing_mails: [
      {
        key: `receipt:${payment}`,
        user_id,
        subject: 'Receipt',
        body: `Thank you, ${words.nickname}.`,
        created_at: now,
        not_before: now,
        sent_at: now,
      },
    ],
    ai_credit_uses: [{ user_id, id: newId(), credits: 1, idempotency_key: key(), settled_at: now }],
    coin_balances: [{ student_id, balance: 20 }],
    owned_items: [{ student_id, item_id: 'hat', price: 10, bought_at: now }],
    streak_pauses: [{ student_id, id: newId(), bought_on: '2026-11-01', bought_at: now, used_on: null }],
    practice_gifts: [
      {
        id: newId(),
        from_id: person.id,
        to_id: friend.id,
        course_id: 'year-7',
        topic_id: 'topic',
        question_count: 5,
        state: 'WAITING',
        creation_key: key(),
        day: '2026-11-01',
        created_at: now,
      },
    ],
    own_quests: [{ student_id, day: '2026-03-05', kinds: ['ANSWER', 'LINES', 'TUTOR'], begun_at: now }],

    classes: [schoolClass(own, person.id), schoolClass(other, friend.id)],
    class_teachers: [
      { class_id: own, teacher_id: friend.id, joined_at: now },
      { class_id: other, teacher_id: person.id, joined_at: now },
    ],
    teacher_digests: [{ teacher_id: person.id, told_until: now }],
    class_members: [{ class_id: other, student_id }],
    class_pots: [
      { id: pot, class_id: other, title: 'Games', goal: 500, state: 'OPEN', creation_key: key(), created_at: now },
    ],
    pot_gifts: [{ id: newId(), pot_id: pot, student_id, amount: 3, creation_key: key(), given_at: now }],
    coin_awards: [
      {
        id: newId(),
        class_id: other,
        student_id,
        teacher_id: friend.id,
        kind: 'AWARD',
        amount: 5,
        reason: 'Kind to others',
        creation_key: key(),
        day: '2026-11-02',
        week: '2026-11-02',
        given_at: now,
      },
    ],
    class_groups: [{ id: group, class_id: other, name: 'Foxes', creation_key: key(), created_at: now }],
    class_group_members: [{ group_id: group, class_id: other, student_id }],
    class_invitations: [
      { class_id: other, role: 'STUDENT', email: person.email, invited_by: friend.id, created_at: now },
    ],
    stored_objects: [{ key: `file-${own}`, created_at: now }],
    class_files: [
      {
        id: newId(),
        class_id: own,
        object_key: `file-${own}`,
        uploaded_by: person.id,
        name: 'notes.pdf',
        kind: 'PDF',
        size: 10,
        created_at: now,
        deleted_at: null,
        told_at: null,
      },
    ],
    class_announcements: [
      {
        id: newId(),
        class_id: own,
        author_id: person.id,
        body: 'Bring a ruler.',
        created_at: now,
        edited_at: null,
        told_at: null,
        creation_key: key(),
      },
    ],
    prepared_accounts: [{ user_id, class_id: other, password_chosen_at: now, creation_key: key(), created_at: now }],
    tasks: [
      {
        id: task,
        class_id: own,
        created_by: person.id,
        state: 'OPEN',
        type: 'HOMEWORK',
        practice_type: 'CASUAL_TASK',
        title: 'Fractions',
        course_ids: ['year-6'],
        source: 'TOPICS',
        opens_at: now,
        due_at: later,
        late_until: later,
        answers_when: 'HAND_IN',
        grade_type: 'POINT',
        letter_borders: JSON.stringify({ A: 85, B: 70, C: 55, D: 40 }),
        scoring_type: 'POINTS',
        creation_key: key(),
        created_at: now,
        changed_at: now,
        published_at: now,
      },
    ],
    saved_exams: [
      { id: newId(), teacher_id: person.id, name: 'Term 1', draft: '{}', creation_key: key(), created_at: now },
    ],
    student_tasks: [{ id: studentTask, task_id: task, student_id, assigned_at: now }],
    task_marks: [
      {
        student_task_id: studentTask,
        question_id: questionId,
        points: 1,
        comment: `Well seen, ${words.nickname}.`,
        marked_by: friend.id,
        marked_at: now,
      },
    ],
    mark_requests: [
      {
        student_task_id: studentTask,
        question_id: questionId,
        reason: 'I simplified it.',
        asked_at: now,
        answer: null,
        answered_by: null,
        answered_at: null,
        outcome: null,
      },
    ],
    task_purchases: [
      { student_task_id: studentTask, item: 'MORE_TIME', question_index: null, price: 120, bought_at: now },
    ],
    task_notices: [
      {
        student_task_id: studentTask,
        kind: 'TASK_ASSIGNED',
        occurrence: '',
        created_at: now,
      },
    ],
    held_notifications: [
      { id: newId(), user_id: person.id, kind: 'FILE_ADDED', message: 'New files.', about_id: null, created_at: now },
    ],
    muted_notifications: [{ user_id: person.id, kind: 'CHEER_RECEIVED' }],
    report_shares: [
      {
        id: share,
        short_code_hash: hash('code'),
        share_key_hash: hash('key'),
        student_id,
        task_id: task,
        student_task_id: studentTask,
        expires_at: later,
        revoked_at: null,
        created_by: person.id,
      },
    ],
    report_share_views: [{ id: newId(), share_id: share, device: 'Phone', viewed_at: now }],
    student_task_ideas: [
      {
        student_task_id: studentTask,
        misconception_id: 'adds-denominators',
        questions: 1,
        student_id,
        attempt_id: (await firstOf('attempts')).id,
        last_at: now,
      },
    ],
    working_lines: [
      {
        student_id,
        question_id: questionId,
        number: 1,
        line: '1/2 + 1/3',
        verdict: 'RIGHT',
        message: '',
        states_answer: false,
        carries: true,
        created_at: now,
      },
    ],
    working_boards: [{ student_id, question_id: questionId, board: 'packed', shape_count: 1, kept_at: now }],
    coin_entries: [
      {
        student_id,
        id: newId(),
        amount: 5,
        reason: 'Practice set finished',
        practice_id: (await firstOf('practices')).id,
        idempotency_key: key(),
      },
    ],
    placements: [
      {
        student_id,
        subject: 'year-7',
        answered: 12,
        skipped: 0,
        findings: '{}',
        week: '[]',
        taken_at: now,
      },
    ],
    question_reports: [
      { student_id, question_id: questionId, reason: 'It reads odd.', decision: null, decided_at: null },
    ],
    battles: [battle(ids.battle, {}), battle(ids.invited, { invited_id: person.id })],
    battle_seats: [seat(0, person.id), seat(1, friend.id)],
    battle_ratings: [
      {
        user_id,
        course_id: 'year-7',
        rating: 1500,
        deviation: 200,
        volatility: 0.06,
        tier: 1,
        provisional: true,
        games: 1,
        season: '2026-4',
        rated_at: now,
      },
    ],
    battle_settings: [{ user_id, show_rank: true, on_boards: null, anyone_may_play: null }],
    battle_suspensions: [{ user_id, reason: 'Rest a little.', created_at: now, until_at: later }],
    battle_blocks: [{ user_id, blocked_id: friend.id, created_at: now }],
    battle_reports: [
      {
        id: newId(),
        battle_id: ids.battle,
        seat: 1,
        reporter_id: person.id,
        reason: 'OTHER',
        created_at: now,
        closed_at: null,
        decision: null,
      },
    ],
    review_cards: [{ student_id, skill: 'fractions', card: '{}', due_at: later }],
    tutor_talks: [
      {
        student_id,
        id: talk,
        bot: 'GENERAL',
        question_id: null,
        topic_id: null,
        course_id: null,
        state: JSON.stringify({ mood: 'LISTENING', tutor: null, quiz: null }),
        ended_at: null,
        created_at: now,
        updated_at: now,
      },
    ],
    tutor_messages: [
      {
        student_id,
        talk_id: talk,
        number: 1,
        author: 'STUDENT',
        intent: null,
        text: `I am ${words.nickname}. What is a fraction?`,
        move: null,
        blocks: '[]',
        verdict: null,
        reported_at: null,
        report_reason: null,
        report_seen_at: null,
        created_at: now,
      },
    ],
  };
}
