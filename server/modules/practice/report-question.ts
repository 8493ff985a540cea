import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { getPracticeOfQuestion } from './get-practice';
import { insertReport } from './practice.repo';
import { questionsShown } from './questions-shown';
import { type PracticeQuestion, showQuestion } from './show-questions';

const longestReason = 500;

/**
 * A student says that something is wrong with a question of their own; once for each question.
 *
 * @throws AppError NOT_FOUND, BAD_INPUT (no reason, or above 500 characters)
 */
export async function reportQuestion(
  services: Services,
  viewer: Viewer,
  input: { questionId: string; reason: string },
): Promise<PracticeQuestion> {
  const reason = input.reason.replaceAll('\u0000', '').trim();
  if (reason === '') throw new AppError('BAD_INPUT', 'Please tell us in a few words what’s wrong.');
  if (reason.length > longestReason) {
    throw new AppError('BAD_INPUT', `Please use ${longestReason} characters or fewer.`);
  }
  const practice = await getPracticeOfQuestion(services, viewer, input.questionId);
  if (!practice || !questionsShown(practice)) throw notFound();
  await insertReport(services.db, viewer.id, input.questionId, reason, services.clock.now());
  const question = await showQuestion(services, viewer, practice, input.questionId);
  if (!question) throw notFound();
  return question;
}

const notFound = () => new AppError('NOT_FOUND', 'We couldn’t find that question.');
