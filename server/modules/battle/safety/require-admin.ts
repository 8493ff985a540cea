import { AppError } from '../../../platform/app-error';
import type { Viewer } from '../../../platform/viewer';

export function requireAdmin({ roles }: Viewer): void {
  if (!roles.includes('ADMIN')) throw new AppError('FORBIDDEN', 'You don’t have access to this.');
}
