import type { ReviewState } from '../../../rules/ai-scenario';
import type { QuestionData } from '../../graphql/practice/question-parts';
import { questionView } from '../practice/question-view.server';
import type { ReviewItem } from './review-data';

/** One error of a session as its page shows it. The answer is the one that put the question into the logbook: the first wrong one. */
export function reviewView(index: number, state: ReviewState, data: QuestionData & { practiceId: string }): ReviewItem {
  const question = questionView(data);
  return {
    index,
    state,
    question,
    mistake: question.attempts.find(({ verdict }) => verdict === 'WRONG') ?? null,
    about: {
      practiceId: data.practiceId,
      questionId: data.id,
      topic: data.topic.title,
      errorReviewSessionState: state,
    },
  };
}
