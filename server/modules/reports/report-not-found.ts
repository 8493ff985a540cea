import { AppError } from '../../platform/app-error';

/** There is no such report for this person. */
export function reportNotFound(): AppError {
  return new AppError('NOT_FOUND', 'Report not found. It may have been deleted, or it might not be yours.');
}
