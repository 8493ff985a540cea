import { isUuid } from '../../../rules/path-patterns';
import { AppError } from '../../platform/app-error';
import type { Viewer } from '../../platform/viewer';

/** A task of somebody else, or none at all: nobody learns which. */
export function taskNotFound(): AppError {
  return new AppError('NOT_FOUND', 'Task not found. It may have been deleted, or it might not be yours.');
}

/** Throws NOT_FOUND where one of these can be no id. */
export function requireTaskIds(...ids: string[]): void {
  if (!ids.every(isUuid)) throw taskNotFound();
}

/** Throws FORBIDDEN for whoever does not teach, and NOT_FOUND where one of these can be no id. */
export function requireTaskTeacher(viewer: Viewer, ...ids: string[]): void {
  if (!viewer.roles.includes('TEACHER') && !viewer.roles.includes('TUTOR')) {
    throw new AppError('FORBIDDEN', 'Only teachers and tutors can do this.');
  }
  requireTaskIds(...ids);
}

/** Somebody changed the task since this page was loaded. */
export function taskChanged(): AppError {
  return new AppError(
    'CONFLICT',
    'A newer version of this task was saved while you were editing. Yours is still here, so choose which one to keep.',
  );
}
