import { AppError } from '../../platform/app-error';
import type { RedoKind } from '../error-logbook/index';

/** Also the answer for somebody else's practice. */
export function practiceNotFound(): AppError {
  return new AppError('PRACTICE_NOT_FOUND', 'Practice not found.');
}

export function practiceFinished(): AppError {
  return new AppError('PRACTICE_FINISHED_OR_EXITED_ERROR', 'This practice is finished.');
}

/** The question was asked before questions were stored, by a version of its template that is gone. */
export function noLongerOffered(): AppError {
  return new AppError('CONFLICT', 'This question is no longer available. Please go to the next one.');
}

/** The refusal where the logbook has nothing of what was asked for. */
export function nothingToRedo(kind: RedoKind, wanted: number): AppError {
  const message =
    kind === 'ERROR_CHALLENGE'
      ? 'No harder questions are due yet. They come a few days after you confirm a mistake is fixed.'
      : 'There’s nothing in your error logbook for this choice.';
  return new AppError('NO_ENOUGH_QUESTIONS', message, { details: { available: 0, wanted } });
}

/** The clock of a challenge has run out. */
export function timeIsUp(): AppError {
  const sentence = 'Time’s up! This practice set has ended. Everything you sent before then counts.';
  return new AppError('PRACTICE_FINISHED_OR_EXITED_ERROR', sentence, { details: { timeUp: true } });
}

/** An answer came when the set had ended. It is stored with its question, not marked. */
export function answerTooLate(): AppError {
  const sentence = 'This answer arrived after time was up, so it wasn’t marked. It’s saved with the question.';
  return new AppError('PRACTICE_FINISHED_OR_EXITED_ERROR', sentence, { details: { answerKept: true } });
}

/** An old page answers a test that was handed back: it keeps what was typed. */
export function testNotStarted(): AppError {
  const sentence =
    'Your teacher returned this test, and its timer hasn’t started again yet. Open the test from Tasks and press Start test, then answer.';
  return new AppError('UNPROCESSABLE', sentence);
}

/** A test takes saved answers alone: no verdict, no hints, no steps. Throws FORBIDDEN. */
export function refuseInTest({ is_test: isTest }: { is_test: boolean }): void {
  if (isTest) throw new AppError('FORBIDDEN', 'This is a test, so there’s no help or marking until it’s over.');
}
