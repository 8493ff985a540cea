import { describe, expect, it } from 'vitest';
import { choiceOf, choiceSummary, firstChoice } from './choice';
import type { PracticeCourse, PracticeSetup } from './practice-course';

const topic = (id: string, templateCount = 4) => ({
  id,
  title: `About ${id}`,
  strand: 'Number',
  year: 6,
  templateCount,
});
const course: PracticeCourse = {
  id: 'year-6',
  name: 'Year 6 Maths',
  badge: '6',
  topics: [topic('decimals'), topic('fractions'), topic('graphs'), topic('empty', 0)],
};
const setup: PracticeSetup = { last: null, nextStep: null, usualSeconds: null, timer: true };
const last: NonNullable<PracticeSetup['last']> = {
  mode: 'CHALLENGE',
  difficulty: 'HARD',
  topicIds: ['graphs'],
  questionCount: 20,
};
const query = (text = '') => new URLSearchParams(text);

describe('where the form begins', () => {
  it('is everything mixed at the own level for somebody new', () => {
    expect(firstChoice(course, setup, query())).toEqual({
      mode: 'CASUAL',
      topicIds: [],
      difficulty: 'ADAPTIVE',
      questionCount: 10,
      firstTopicId: null,
    });
  });

  it('is the last choice', () => {
    expect(firstChoice(course, { last }, query())).toMatchObject({ ...last, firstTopicId: null });
  });

  it('is what the address asks for, before the last choice', () => {
    const asked = firstChoice(course, { last }, query('mode=casual&topic=decimals&topic=unknown&topic=empty'));
    expect(asked).toMatchObject({ mode: 'CASUAL', topicIds: ['decimals'], difficulty: 'HARD' });
    expect(firstChoice(course, { last }, query('mode=battle')).mode).toBe('CASUAL');
  });

  it('has the topic that home promised among what is ticked', () => {
    expect(firstChoice(course, { last }, query('first=fractions'))).toMatchObject({
      topicIds: ['fractions', 'graphs'],
      firstTopicId: 'fractions',
    });
    expect(firstChoice(course, { last: null }, query('first=fractions')).topicIds).toEqual([]);
    expect(firstChoice(course, { last }, query('first=unknown')).firstTopicId).toBeNull();
  });
});

describe('the choice at a glance', () => {
  const say = (change: object, with_ = setup) =>
    choiceSummary({ ...firstChoice(course, setup, query()), ...change }, course, with_);

  it('names mode, topics, difficulty and length', () => {
    expect(say({})).toBe('Casual · all 3 topics · just right for me · 10 questions');
    expect(say({ topicIds: ['graphs'], difficulty: 'HARD' })).toBe('Casual · About graphs · hard · 10 questions');
    expect(say({ topicIds: ['graphs', 'decimals'] })).toContain('2 topics');
  });

  it('says how long a challenge lasts, by the own pace, and that there is no timer where it is off', () => {
    const challenge = { mode: 'CHALLENGE' };
    expect(say(challenge)).toContain('about 12 min');
    expect(say(challenge, { ...setup, usualSeconds: 30 })).toContain('about 6 min');
    expect(say(challenge, { ...setup, timer: false })).toContain('no timer');
  });
});

it('reads a form', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['mode', 'CHALLENGE'],
    ['topic', 'graphs'],
    ['topic', 'decimals'],
    ['difficulty', 'EASY'],
    ['questionCount', '15'],
  ] as const)
    form.append(name, value);
  expect(choiceOf(form)).toEqual({
    mode: 'CHALLENGE',
    topicIds: ['graphs', 'decimals'],
    difficulty: 'EASY',
    questionCount: 15,
  });
});
