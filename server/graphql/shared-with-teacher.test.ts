import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import type { sharedWithTeacher } from '../../rules/shared-with-teacher';

const schema = buildSchema(readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'));

type Told = keyof typeof sharedWithTeacher | 'TELLS_NOTHING';

/** Every field that a teacher reads of one student, under the sentence that tells the student so. */
const fields: Record<string, Partial<Record<Told, string>>> = {
  ClassStudent: { person: 'nickname avatar yearLevel', days: 'joinedAt lastActiveDay', activity: 'answered' },
  StudentReport: {
    person: 'nickname',
    placement: 'placement',
    marks: 'percent trend tasks',
    misconceptions: 'ideas',
    // That talks may be read is said in a sentence of its own.
    TELLS_NOTHING: 'class talksOpen',
  },
  TaskOfStudent: {
    work: 'answered questionCount seconds withWorking',
    marks: 'title type dueAt points pointsPossible percent letter classPercent status standing excused lateMs',
  },
  StudentOfTask: {
    person: 'nickname',
    work: 'answered seconds tries countedTry',
    marks:
      'score scored comment status standing excused lateMs handedInAt ownDueAt ownLateUntil extraMinutes testEndsAt waitingRequests bought',
    // What teachers did, for their colleagues.
    TELLS_NOTHING: 'arranged commented',
  },
  AnswerOfStudent: {
    work: 'attempts boardShapes hintsOpened index keyLatex outcome points question seconds working',
    marks: 'markComment markPoints requestReason requestWaits',
    TELLS_NOTHING: 'markedAt markedBy',
  },
  AnswersToQuestion: {
    person: 'nickname',
    work: 'attempts boardShapes keyLatex outcome question seconds working',
  },
  Working: { work: 'lines startLatex' },
  WorkingLine: { work: 'latex message number text verdict' },
  TeacherAttempt: { work: 'answer latex verdict', misconceptions: 'misconception' },
  IdeaOfStudent: { misconceptions: 'name questions tasks lastAt' },
  StudentOfIdea: { person: 'nickname', misconceptions: 'questions tasks' },
  LiveStudent: {
    person: 'nickname',
    live: 'answered right questionCount seconds question handedIn ended endsAt excused presence',
  },
  LiveQuestion: { live: 'index openedAt isOpen hints tries lastAt' },
};

it.each(Object.keys(fields))('students are told of every field of %s that their teacher reads', (name) => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`There is no type ${name}.`);
  const told = Object.values(fields[name] ?? {}).flatMap((list) => list.split(' '));
  const read = Object.keys(type.getFields()).filter((field) => !/^(id|\w+Id)$/.test(field));
  expect(read.sort()).toEqual(told.sort());
});
