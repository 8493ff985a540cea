import { isUuid } from '../../../rules/path-patterns';

export type TalkBot = 'PROBLEM_SOLVER' | 'QUIZ_ME' | 'GENERAL';

/** What a conversation is about; there is one for each place. */
export interface TalkPlace {
  bot: TalkBot;
  questionId: string | null;
  topicId: string | null;
  courseId: string | null;
}

const slug = /^[a-z0-9-]{1,80}$/;

/** The place that the address of a chat frame names. What is in no right shape counts as left out. */
export function talkPlaceOf(address: URL): TalkPlace {
  const { pathname, searchParams } = address;
  const nothing = { questionId: null, topicId: null, courseId: null };
  if (pathname === '/quiz-me') {
    return {
      ...nothing,
      bot: 'QUIZ_ME',
      topicId: slugIn(searchParams, 'topicId'),
      courseId: slugIn(searchParams, 'courseId'),
    };
  }
  const questionId = questionIn(address);
  if (questionId === null || searchParams.get('bot') === 'general') return { ...nothing, bot: 'GENERAL' };
  return { ...nothing, bot: 'PROBLEM_SOLVER', questionId };
}

/** The question that is open beside the frame, as its address names it. */
export function questionIn({ searchParams }: URL): string | null {
  const questionId = searchParams.get('questionId') ?? '';
  return isUuid(questionId) ? questionId.toLowerCase() : null;
}

function slugIn(search: URLSearchParams, name: string): string | null {
  const value = search.get(name) ?? '';
  return slug.test(value) ? value : null;
}

/** The same address about another question, or about none; what else it names stays. */
export function withQuestion(address: string, questionId: string | null): string {
  const { pathname, searchParams } = new URL(address, 'http://frame.invalid');
  if (questionId === null) searchParams.delete('questionId');
  else searchParams.set('questionId', questionId);
  return `${pathname}?${searchParams}`;
}
