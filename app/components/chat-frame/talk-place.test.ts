import { describe, expect, it } from 'vitest';
import { talkPlaceOf, withQuestion } from './talk-place';

const id = '5f0c1c4e-54ab-4f2e-9d9c-2f3e4a5b6c7d';
const place = (address: string) => talkPlaceOf(new URL(address, 'https://site.test'));
const nothing = { questionId: null, topicId: null, courseId: null };

describe('the place of a talk', () => {
  it('is the question that the address names', () => {
    const expected = { ...nothing, bot: 'PROBLEM_SOLVER', questionId: id };
    expect(place(`/chat-bot?ROLE=student&questionId=${id}`)).toEqual(expected);
    expect(place(`/chat-bot?questionId=${id.toUpperCase()}`)).toEqual(expected);
  });

  it('is general without a question, or where that is asked for', () => {
    for (const address of [
      '/chat-bot?ROLE=student',
      `/chat-bot?bot=general&questionId=${id}`,
      '/chat-bot?questionId=7',
    ]) {
      expect(place(address), address).toEqual({ ...nothing, bot: 'GENERAL' });
    }
  });

  it('of a quiz is a topic or a course in the shape of their ids, and nothing else', () => {
    expect(place('/quiz-me?topicId=46-adding-fractions')).toEqual({
      ...nothing,
      bot: 'QUIZ_ME',
      topicId: '46-adding-fractions',
    });
    expect(place('/quiz-me?courseId=year-6')).toEqual({ ...nothing, bot: 'QUIZ_ME', courseId: 'year-6' });
    expect(place(`/quiz-me?topicId=../x&courseId=%00&questionId=${id}`)).toEqual({ ...nothing, bot: 'QUIZ_ME' });
  });
});

it('goes to another question and leaves the rest of the address as it was', () => {
  expect(withQuestion('/chat-bot?ROLE=student', id)).toBe(`/chat-bot?ROLE=student&questionId=${id}`);
  expect(withQuestion(`/quiz-me?ROLE=student&topicId=a&questionId=${id}`, null)).toBe(
    '/quiz-me?ROLE=student&topicId=a',
  );
});
