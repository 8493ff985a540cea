import { describe, expect, it } from 'vitest';
import { registration, registrationForm } from './account';
import { contactForm } from './contact';
import { flagForm } from './flag';
import { readForm } from './read-form';

/** The fields that are complained about; none when the form is taken. */
const wrongFields = (read: { ok: true } | { ok: false; errors: Record<string, string> }) =>
  read.ok ? [] : Object.keys(read.errors);

describe('the sign-up form', () => {
  const filled = {
    nickname: ' Ava ',
    email: ' ava@example.com ',
    password: 'four warm planets',
    role: 'STUDENT',
    yearLevel: '6',
    terms: 'on',
    invitingCode: 'Mars-42',
    timeZone: '',
  };
  const read = (change: Record<string, string> = {}) => readForm(registrationForm, { ...filled, ...change });

  it('is read as it is meant', () => {
    expect(read()).toMatchObject({
      ok: true,
      value: { nickname: 'Ava', email: 'ava@example.com', yearLevel: 6, invitingCode: 'MARS-42' },
    });
  });

  it.each([
    ['nickname', ' '],
    ['nickname', 'x'.repeat(31)],
    ['nickname', '<b>'],
    ['email', ''],
    ['email', 'ava'],
    ['email', 'ava@example'],
    ['password', 'short'],
    ['password', 'x'.repeat(201)],
    ['password', 'Password2024!'],
    ['password', 'ava@example.com'],
    ['role', 'ADMIN'],
    ['yearLevel', '13'],
    ['yearLevel', '6.5'],
    ['yearLevel', ''],
    ['terms', ''],
  ])('names the field %s when it holds %j', (name, value) =>
    expect(wrongFields(read({ [name]: value }))).toEqual([name]),
  );

  it('teachers have no year level', () => {
    expect(read({ role: 'TEACHER', yearLevel: '' })).toMatchObject({ ok: true, value: { yearLevel: null } });
    expect(read({ role: 'TEACHER', yearLevel: '7' })).toMatchObject({ ok: true, value: { yearLevel: null } });
  });

  it('takes up to three courses of a student, and none of a teacher', () => {
    const withCourses = (courseIds: string[], change = {}) =>
      readForm(registrationForm, { ...filled, ...change, courseIds });
    expect(read()).toMatchObject({ ok: true, value: { courseIds: [] } });
    expect(withCourses(['naplan-5', 'year-6'])).toMatchObject({ value: { courseIds: ['naplan-5', 'year-6'] } });
    expect(wrongFields(withCourses(['a', 'b', 'c', 'd']))).toEqual(['courseIds']);
    expect(withCourses(['year-6'], { role: 'TUTOR' })).toMatchObject({ ok: true, value: { courseIds: [] } });
  });

  it('leaves out a code that cannot be one', () => {
    expect(read({ invitingCode: '<script>' })).toMatchObject({ ok: true, value: { invitingCode: null } });
  });

  it('is the same to the GraphQL server, whose values are typed', () => {
    const { terms, ...input } = filled;
    const typed = { ...input, yearLevel: 6, timeZone: null, invitingCode: null };
    expect(readForm(registration, typed)).toMatchObject({ ok: true, value: { yearLevel: 6, invitingCode: null } });
    expect(wrongFields(readForm(registration, { ...typed, yearLevel: null }))).toEqual(['yearLevel']);
  });
});

describe('the contact form', () => {
  const good = { name: 'Sam', email: 'sam@home.test', topic: 'QUESTION', message: 'Is zero an even number?' };
  const read = (fields: Record<string, string>) => readForm(contactForm, fields);

  it('takes a whole message, tidied, and needs no name', () => {
    expect(read({ ...good, name: ' Sam ', email: ' sam@home.test ' })).toEqual({ ok: true, value: good });
    expect(read({ ...good, name: '' })).toMatchObject({ ok: true });
  });

  it.each([
    ['email', { email: '' }],
    ['email', { email: 'sam' }],
    ['topic', { topic: '' }],
    ['topic', { topic: 'SPAM' }],
    ['message', { message: '   ' }],
    ['message', { message: 'Hi' }],
    ['message', { message: 'x'.repeat(4001) }],
    ['name', { name: 'x'.repeat(81) }],
  ])('says what is wrong with %s alone', (field, change) =>
    expect(wrongFields(read({ ...good, ...change }))).toEqual([field]),
  );

  it('names everything that is missing at once', () => {
    expect(wrongFields(read({ name: '', email: '', topic: '', message: '' }))).toEqual(['email', 'topic', 'message']);
  });
});

describe('a decision about a flag', () => {
  const some = { name: 'forum', mode: 'SOME', percentage: ' 25 ', emails: ['A@b.test', '', '@c.test', 'a@b.test'] };

  it('is read tidied', () => {
    const value = { name: 'forum', mode: 'SOME', percentage: 25, emails: ['a@b.test', '@c.test'] };
    expect(readForm(flagForm, some)).toEqual({ ok: true, value });
  });

  it('an empty share is none', () => {
    expect(readForm(flagForm, { ...some, percentage: '' })).toMatchObject({ ok: true, value: { percentage: 0 } });
  });

  it.each([
    ['mode', { mode: 'MAYBE' }],
    ['percentage', { percentage: '-5' }],
    ['percentage', { percentage: '2.5' }],
    ['percentage', { percentage: 'half' }],
    ['emails', { emails: ['nobody'] }],
    ['emails', { emails: Array.from({ length: 51 }, (_, n) => `a${n}@b.test`) }],
  ])('complains about %s', (field, change) =>
    expect(wrongFields(readForm(flagForm, { ...some, ...change }))).toEqual([field]),
  );
});
