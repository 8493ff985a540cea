import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packBoard } from '../../../rules/whiteboard/pack-board';
import { schema } from '../../../server/graphql/schema';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { addFileRow } from '../classroom/class-things';
import { operations } from '../classroom/operations';
import { homework, taskOperations, wallIn } from '../tasks/operations';
import { as, firstStudent, makeDraft, makeSchool, type School, setTask, studentsOf } from '../tasks/school';
import { studentTasks } from '../tasks/student-operations';
import { notReplacing } from './not-replacing';

type Operation = readonly [string, object];

/** One thing that is changed twice from the same page: the second time from what is no longer there. */
interface Row {
  by: Person;
  first: Operation;
  stale: Operation;
  /** The second change again, from the page as it is by then. */
  fresh: () => Operation | Promise<Operation>;
  read: () => Promise<unknown>;
}

let backend: TestBackend;
let school: School;
let admin: Person;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await makePerson(backend.services, { role: 'ADMIN' });
});
afterAll(() => backend.stop());

const teach = (operation: Operation) => as(backend, school.teacher, operation);
const student = () => firstStudent(school);
const taskRow = (id: string) =>
  backend.services.db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const userRow = (id: string) =>
  backend.services.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const classRow = (id: string) =>
  backend.services.db.selectFrom('classes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** A mutation with these arguments, from what the page showed. */
const asked = (field: string, types: string, variables: object): Operation => {
  const names = Object.keys(variables).filter((name) => (variables as Record<string, unknown>)[name] !== undefined);
  const given = types.split(', ').filter((type) => names.includes(type.slice(1).split(':')[0] ?? ''));
  return [
    `mutation M(${given.join(', ')}) { ${field}(${names.map((name) => `${name}: $${name}`).join(', ')}) }`,
    variables,
  ];
};

async function draft() {
  const { taskId, version } = await makeDraft(backend, school, homework(backend.clock.now()));
  const read = async () => (await taskRow(taskId)).draft;
  const first = taskOperations.save(taskId, version, 'what', { title: ['First'] });
  return { taskId, version, read, first };
}

async function openTask() {
  const taskId = await setTask(backend, school);
  const { version } = await taskRow(taskId);
  const change = (title: string) => ({
    title,
    instructions: '',
    opensAt: wallIn(backend.clock.now(), -1),
    dueAt: wallIn(backend.clock.now(), 48),
    lateUntil: wallIn(backend.clock.now(), 72),
  });
  return { taskId, version, change };
}

async function ownTask() {
  const taskId = await setTask(backend, school, { normal: ['1'] });
  const own = (await studentsOf(backend, school, taskId)).find(({ studentId }) => studentId === student().id);
  const opened = (await as(backend, student(), studentTasks.open(taskId))) as { practiceId: string };
  const practiceId = opened.practiceId;
  const question = await backend.services.db
    .selectFrom('practice_questions')
    .select('id')
    .where('practice_id', '=', practiceId)
    .executeTakeFirstOrThrow();
  const id = own?.id ?? '';
  const row = () =>
    backend.services.db.selectFrom('student_tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { place: { taskId, studentTaskId: id }, questionId: question.id, row };
}

const placeTypes = '$taskId: ID!, $studentTaskId: ID!, $questionId: ID!, $seenAt: DateTime';
const iso = (at: Date | null) => at?.toISOString() ?? null;

/** A drawing of so many lines, as the board sends it. */
const drawing = (lines: number) =>
  packBoard({
    width: 300,
    height: 200,
    shapes: Array(lines).fill({ kind: 'line', at: [0, 0, 9, 9], width: 1.5, colour: 'black', opacity: 1, fill: false }),
  });

/** A question of a student, and the drawing that is kept with it. */
async function board() {
  const { questionId } = await ownTask();
  const keep = (lines: number, seenAt: string | null): Operation => [
    'mutation M($questionId: ID!, $board: String!, $seenAt: DateTime) { keepBoard(questionId: $questionId, board: $board, seenAt: $seenAt) { keptAt } }',
    { questionId, board: drawing(lines), seenAt },
  ];
  const read = () =>
    backend.services.db.selectFrom('working_boards').selectAll().where('question_id', '=', questionId).execute();
  const keptAt = async () => iso((await read())[0]?.kept_at ?? null);
  return { questionId, keep, read, keptAt };
}

const rows: Record<string, () => Promise<Row>> = {
  async keepBoard() {
    const { keep, read, keptAt } = await board();
    return {
      by: student(),
      first: keep(1, null),
      stale: keep(2, null),
      fresh: async () => keep(2, await keptAt()),
      read,
    };
  },
  async takeBoardBack() {
    const { questionId, keep, read, keptAt } = await board();
    const takeBack = (seenAt: string | null) =>
      asked('takeBoardBack', '$questionId: ID!, $seenAt: DateTime', { questionId, seenAt });
    const fresh = async () => takeBack(await keptAt());
    return { by: student(), first: keep(1, null), stale: takeBack(null), fresh, read };
  },
  async saveTestAnswer() {
    const taskId = await setTask(backend, school, { type: ['TEST'], lateUntil: [''] });
    const { practiceId } = (await as(backend, student(), studentTasks.open(taskId))) as { practiceId: string };
    const save = (answer: string, seen: string[]): Operation => [
      `mutation M($id: ID!, $answer: String!, $seen: [String!]) {
        saveTestAnswer(practiceId: $id, index: 1, answer: $answer, seen: $seen) { id } }`,
      { id: practiceId, answer, seen },
    ];
    const read = () =>
      backend.services.db
        .selectFrom('practice_questions')
        .select(['index', 'late_answer', 'answered_at'])
        .where('practice_id', '=', practiceId)
        .orderBy('index')
        .execute();
    return { by: student(), first: save('5', ['']), stale: save('7', ['']), fresh: () => save('7', ['5']), read };
  },
  async saveTaskDraft() {
    const { taskId, version, first, read } = await draft();
    const save = (from: number) => taskOperations.save(taskId, from, 'what', { title: ['Second'] });
    return { by: school.teacher, first, stale: save(version), fresh: () => save(version + 1), read };
  },
  async changeTaskQuestions() {
    const { taskId, version } = await draft();
    const first = taskOperations.save(taskId, version, 'questions', { source: ['PICKED'] });
    const change = (from: number) =>
      taskOperations.question(taskId, from, { kind: 'ADD', templateId: 'y6/fractions/x' });
    const read = async () =>
      backend.services.db.selectFrom('task_questions').selectAll().where('task_id', '=', taskId).execute();
    return { by: school.teacher, first, stale: change(version), fresh: () => change(version + 1), read };
  },
  async chooseSavedExam() {
    const { taskId, version, first, read } = await draft();
    const stale = taskOperations.chooseExam(taskId, version, newId());
    return {
      by: school.teacher,
      first,
      stale,
      fresh: () => taskOperations.save(taskId, version + 1, 'what', {}),
      read,
    };
  },
  async publishTask() {
    const { taskId, version, first } = await draft();
    const publish = (from: number) => taskOperations.publish(taskId, from);
    const read = async () => (await taskRow(taskId)).state;
    return { by: school.teacher, first, stale: publish(version), fresh: () => publish(version + 1), read };
  },
  async changeTask() {
    const { taskId, version, change } = await openTask();
    const save = (title: string, from: number) => taskOperations.change(taskId, from, change(title));
    const read = () => taskRow(taskId);
    const [first, stale] = [save('First', version), save('Second', version)];
    return { by: school.teacher, first, stale, fresh: () => save('Second', version + 1), read };
  },
  async changeTaskPoints() {
    const { taskId, version, change } = await openTask();
    const first = taskOperations.change(taskId, version, change('First'));
    const stale = taskOperations.points(taskId, version, [3]);
    const again = () => taskOperations.change(taskId, version + 1, change('Second'));
    return { by: school.teacher, first, stale, fresh: again, read: () => taskRow(taskId) };
  },
  async markStudentAnswer() {
    const { place, questionId } = await ownTask();
    const types = `${placeTypes}, $points: Float, $comment: String!`;
    const mark = (points: number, seenAt: string | null) =>
      asked('markStudentAnswer', types, { ...place, questionId, points, comment: '', seenAt });
    const read = () =>
      backend.services.db
        .selectFrom('task_marks')
        .selectAll()
        .where('student_task_id', '=', place.studentTaskId)
        .executeTakeFirstOrThrow();
    const fresh = async () => mark(0.5, iso((await read()).marked_at));
    return { by: school.teacher, first: mark(1, null), stale: mark(0.5, null), fresh, read };
  },
  async commentStudentTask() {
    const { place, row } = await ownTask();
    const comment = (text: string, seenAt: string | null) =>
      asked('commentStudentTask', `${placeTypes}, $comment: String!`, { ...place, comment: text, seenAt });
    const fresh = async () => comment('Second', iso((await row()).commented_at));
    return { by: school.teacher, first: comment('First', null), stale: comment('Second', null), fresh, read: row };
  },
  async extendStudentTask() {
    const { place, row } = await ownTask();
    const extend = (hours: number, seenAt: string | null) => {
      const dates = { dueAt: wallIn(backend.clock.now(), hours), lateUntil: '' };
      const types = `${placeTypes}, $dueAt: String!, $lateUntil: String!`;
      return asked('extendStudentTask', types, { ...place, ...dates, seenAt });
    };
    const fresh = async () => extend(1200, iso((await row()).arranged_at));
    return { by: school.teacher, first: extend(1000, null), stale: extend(1200, null), fresh, read: row };
  },
  async setStudentExcused() {
    const { place, row } = await ownTask();
    const excuse = (excused: boolean, seenAt: string | null) =>
      asked('setStudentExcused', `${placeTypes}, $excused: Boolean!`, { ...place, excused, seenAt });
    const fresh = async () => excuse(false, iso((await row()).arranged_at));
    return { by: school.teacher, first: excuse(true, null), stale: excuse(false, null), fresh, read: row };
  },
  async addTestMinutes() {
    const taskId = await setTask(backend, school, { type: ['TEST'], lateUntil: [''], minutes: ['30'] });
    const own = (await studentsOf(backend, school, taskId)).find(({ studentId }) => studentId === student().id);
    const { practiceId } = (await as(backend, student(), studentTasks.open(taskId))) as { practiceId: string };
    await as(backend, student(), studentTasks.question(practiceId, 1));
    const read = () =>
      backend.services.db
        .selectFrom('practices')
        .select('ends_at')
        .where('id', '=', practiceId)
        .executeTakeFirstOrThrow();
    const before = iso((await read()).ends_at) ?? '';
    const add = (minutes: number, endsAt: string) => taskOperations.addMinutes(taskId, own?.id ?? '', minutes, endsAt);
    const fresh = async () => add(7, iso((await read()).ends_at) ?? '');
    return { by: school.teacher, first: add(5, before), stale: add(7, before), fresh, read };
  },
  async updateClass() {
    const { version } = await classRow(school.classId);
    const update = (name: string, from: number) => operations.update(school.classId, { name }, from);
    const [first, stale] = [update('First', version), update('Second', version)];
    const read = () => classRow(school.classId);
    return { by: school.teacher, first, stale, fresh: () => update('Second', version + 1), read };
  },
  async changeClassGroup() {
    await teach(operations.makeGroup(school.classId, newId(), 'Group', []));
    const read = async () =>
      ((await teach(operations.groups(school.classId))) as { groups: { id: string; version: string }[] }).groups;
    const [group] = await read();
    if (!group) throw new Error('There is no group.');
    const change = (name: string, from: { id: string; version: string }) => operations.changeGroup(from, name, []);
    const fresh = async () => change('Second', (await read())[0] ?? group);
    return { by: school.teacher, first: change('First', group), stale: change('Second', group), fresh, read };
  },
  async editAnnouncement() {
    await teach(operations.announce(school.classId, newId(), 'Before'));
    const read = () =>
      backend.services.db
        .selectFrom('class_announcements')
        .selectAll()
        .where('class_id', '=', school.classId)
        .executeTakeFirstOrThrow();
    const { id } = await read();
    const edit = (body: string, seen: string) =>
      asked('editAnnouncement', '$id: ID!, $body: String!, $seen: String', { id, body, seen });
    const [first, stale] = [edit('First', 'Before'), edit('Second', 'Before')];
    return { by: school.teacher, first, stale, fresh: () => edit('Second', 'First'), read };
  },
  async setFlag() {
    const decide = (percentage: number, seenAt: string | null) => {
      const input = { name: 'battles', mode: 'SOME', percentage, emails: [] };
      return asked('setFlag', '$input: SetFlagInput!, $seenAt: DateTime', { input, seenAt });
    };
    const read = () =>
      backend.services.db
        .selectFrom('flag_settings')
        .selectAll()
        .where('name', '=', 'battles')
        .executeTakeFirstOrThrow();
    const fresh = async () => decide(20, iso((await read()).updated_at));
    return { by: admin, first: decide(10, null), stale: decide(20, null), fresh, read };
  },
  async changeNickname() {
    const { nickname } = await userRow(student().id);
    const change = (name: string, seen: string) =>
      asked('changeNickname', '$nickname: String!, $seen: String', { nickname: name, seen });
    const read = () => userRow(student().id);
    const [first, stale] = [change('Comet', nickname), change('Saturn', nickname)];
    return { by: student(), first, stale, fresh: () => change('Saturn', 'Comet'), read };
  },
  async setAdjustments() {
    const set = (names: string[], seen: string[]) =>
      asked('setAdjustments', '$names: [String!]!, $practiceTimer: Boolean, $seen: [String!]', {
        names,
        practiceTimer: true,
        seen,
      });
    const read = () => userRow(student().id);
    return {
      by: student(),
      first: set(['calm'], []),
      stale: set(['sounds'], []),
      fresh: () => set(['sounds'], ['calm']),
      read,
    };
  },
  async muteNotifications() {
    const mute = (kinds: string[], seen: string[]) =>
      asked('muteNotifications', '$kinds: [String!]!, $seen: [String!]', { kinds, seen });
    const read = () =>
      backend.services.db.selectFrom('muted_notifications').selectAll().where('user_id', '=', student().id).execute();
    const fresh = () => mute(['TIER_DEMOTED'], ['TASK_MARKED']);
    return { by: student(), first: mute(['TASK_MARKED'], []), stale: mute(['TIER_DEMOTED'], []), fresh, read };
  },
  async setBattleHours() {
    const types = '$classId: ID!, $fromMinute: Int, $untilMinute: Int, $seen: String';
    const set = (fromMinute: number, seen: string) =>
      asked('setBattleHours', types, { classId: school.classId, fromMinute, untilMinute: 1200, seen });
    const read = () =>
      backend.services.db.selectFrom('class_battle_hours').selectAll().where('class_id', '=', school.classId).execute();
    return { by: school.teacher, first: set(900, ''), stale: set(960, ''), fresh: () => set(960, '900-1200'), read };
  },
  async renameClassFile() {
    const fileId = await addFileRow(backend.services, school.classId);
    const read = () =>
      backend.services.db.selectFrom('class_files').selectAll().where('id', '=', fileId).executeTakeFirstOrThrow();
    const { name } = await read();
    const rename = (to: string, seen: string) =>
      asked('renameClassFile', '$fileId: ID!, $name: String!, $seen: String', { fileId, name: to, seen });
    const fresh = async () => rename('Second', (await read()).name);
    return { by: school.teacher, first: rename('First', name), stale: rename('Second', name), fresh, read };
  },
  async renameSavedExam() {
    const examId = (await teach(taskOperations.saveExam(await setTask(backend, school), 'Before', newId()))) as string;
    const rename = (name: string, seen: string) =>
      asked('renameSavedExam', '$examId: ID!, $name: String!, $seen: String', { examId, name, seen });
    const read = () => teach(taskOperations.exams());
    const [first, stale] = [rename('First', 'Before'), rename('Second', 'Before')];
    return { by: school.teacher, first, stale, fresh: () => rename('Second', 'First'), read };
  },
};

describe('an old page never overwrites a newer one', () => {
  it('knows of every mutation whether it replaces something', () => {
    const known = [...Object.keys(rows), ...Object.values(notReplacing).flat()];
    expect(known.sort()).toEqual(Object.keys(schema.getMutationType()?.getFields() ?? {}).sort());
  });

  it.each(Object.entries(rows))('%s', async (_name, make) => {
    school = await makeSchool(backend);
    const { by, first, stale, fresh, read } = await make();
    const send = (operation: Operation) => as(backend, by, operation);
    const saved = await send(first);
    if (typeof saved === 'string') expect(saved).not.toMatch(/^[A-Z]+(_[A-Z]+)*$/);
    backend.clock.advance({ seconds: 1 });
    const before = await read();
    expect(await send(stale)).toBe('CONFLICT');
    expect(await read()).toEqual(before);
    expect(await send(await fresh())).not.toBe('CONFLICT');
  });
});
