import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StudentTalks } from '../../../server/modules/tutor';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { makeSchool } from '../tasks/school';
import { openTalksToTeachers } from './open-talks';
import { besideQuestion, Talker } from './talk';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(() => openTalksToTeachers(backend, 'ON'));

const query = `query Q($classId: ID!, $studentId: ID!) { studentTalks(classId: $classId, studentId: $studentId) {
  nickname talks { bot topicName messages { author text } } } }`;

/** What a reader is told, or the code of the refusal. */
async function read({ token }: Person, classId: string, student: Person): Promise<StudentTalks | string> {
  const { data, errors } = await backend.ask(query, { token, variables: { classId, studentId: student.id } });
  return (errors[0]?.extensions.code as string | undefined) ?? (data.studentTalks as StudentTalks);
}

const textsOf = (told: StudentTalks | string): string[] =>
  typeof told === 'string' ? [told] : told.talks.flatMap(({ messages }) => messages.map(({ text }) => text));

const frameOf = async ({ token }: Person, place: object) => {
  const { data } = await backend.ask('query($place: TutorPlace!) { tutorFrame(place: $place) { teachersMayRead } }', {
    token,
    variables: { place },
  });
  return (data.tutorFrame as { teachersMayRead: boolean }).teachersMayRead;
};

/** A student of a class beside an open question. */
async function inClass() {
  const { teacher, students, classId } = await makeSchool(backend, 1);
  const beside = await besideQuestion(backend, {}, students[0]);
  return { ...beside, teacher, classId };
}

describe('talks for teachers', () => {
  it('are told to the student before, and read by the teacher of the class', async () => {
    const { student, teacher, classId, talker } = await inClass();
    expect(await frameOf(student, talker.place)).toBe(true);
    await talker.hear('I do not know how to begin');
    const told = await read(teacher, classId, student);
    expect(told).toMatchObject({ nickname: 'Ava 1', talks: [{ bot: 'PROBLEM_SOLVER' }] });
    expect(textsOf(told)).toContain('I do not know how to begin');
  });

  it('stay private where the school has not opened them, and when they began before', async () => {
    await openTalksToTeachers(backend, 'OFF');
    const { student, teacher, classId, talker } = await inClass();
    expect(await frameOf(student, talker.place)).toBe(false);
    await talker.hear('only for the tutor');
    expect(await read(teacher, classId, student)).toBe('FORBIDDEN');
    await openTalksToTeachers(backend, 'ON');
    // It goes on as it was told when it began.
    await talker.hear('still only for the tutor');
    expect(await frameOf(student, talker.place)).toBe(false);
    expect(await read(teacher, classId, student)).toEqual({ nickname: 'Ava 1', talks: [] });
  });

  it('are closed to every teacher once the school takes it back', async () => {
    const { student, teacher, classId, talker } = await inClass();
    await talker.hear('hello');
    await openTalksToTeachers(backend, 'OFF');
    expect(await read(teacher, classId, student)).toBe('FORBIDDEN');
  });

  it('are not for another teacher, and not for the own one once the student has left', async () => {
    const { student, teacher, classId, talker } = await inClass();
    await talker.hear('hello');
    const other = await makePerson(backend.services, { role: 'TEACHER' });
    expect(await read(other, classId, student)).toBe('NOT_FOUND');
    const elsewhere = await inClass();
    expect(await read(elsewhere.teacher, elsewhere.classId, student)).toBe('NOT_FOUND');
    await backend.services.db.deleteFrom('class_members').where('student_id', '=', student.id).execute();
    expect(await read(teacher, classId, student)).toBe('NOT_FOUND');
  });

  it('hold neither words of distress nor free questions to the helper', async () => {
    const { student, teacher, classId, talker } = await inClass();
    await talker.hear('I want to hurt myself');
    await talker.hear('what do I do first?');
    const helper = new Talker(backend, student, { bot: 'GENERAL' });
    expect(await frameOf(student, helper.place)).toBe(false);
    await helper.hear('what is a prime?');
    const texts = textsOf(await read(teacher, classId, student)).join('\n');
    expect(texts).toContain('what do I do first?');
    expect(texts).not.toMatch(/hurt myself|Kids Helpline|prime/);
  });
});
