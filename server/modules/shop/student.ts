import { AppError } from '../../platform/app-error';
import type { Viewer } from '../../platform/viewer';

export function requireStudent(viewer: Viewer): void {
  if (!viewer.roles.includes('STUDENT')) throw new AppError('FORBIDDEN', 'Only students can use the shop.');
}
