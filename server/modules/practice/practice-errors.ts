import { AppError } from '../../platform/app-error';

/** Also the answer for somebody else's practice. */
export function practiceNotFound(): AppError {
  return new AppError('PRACTICE_NOT_FOUND', 'Practice not found.');
}

export function practiceFinished(): AppError {
  return new AppError('PRACTICE_FINISHED_OR_EXITED_ERROR', 'This practice is finished.');
}
