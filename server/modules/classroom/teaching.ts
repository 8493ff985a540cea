import { isUuid } from '../../../rules/path-patterns';
import { AppError } from '../../platform/app-error';
import type { Viewer } from '../../platform/viewer';

/** Throws FORBIDDEN for whoever does not teach, and NOT_FOUND where one of these can be no id. */
export function requireTeacher(viewer: Viewer, ...ids: string[]): void {
  if (!viewer.roles.includes('TEACHER') && !viewer.roles.includes('TUTOR')) {
    throw new AppError('FORBIDDEN', 'Only teachers and tutors can do this.');
  }
  requireIds(...ids);
}

/** Throws NOT_FOUND where one of these can be no id. */
export function requireIds(...ids: string[]): void {
  if (!ids.every(isUuid)) throw classNotFound();
}

/** A class of somebody else, or none at all: nobody learns which. */
export function classNotFound(): AppError {
  return new AppError('NOT_FOUND', 'Class not found. It may have been deleted, or it might not be yours.');
}
