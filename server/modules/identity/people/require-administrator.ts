import { AppError } from '../../../platform/app-error';
import type { Viewer } from '../../../platform/viewer';

export function requireAdministrator({ roles }: Viewer): void {
  if (!roles.includes('ADMIN')) throw new AppError('FORBIDDEN', 'You don’t have access to this.');
}

export const personNotFound = () => new AppError('NOT_FOUND', 'There is no such person. The account may be deleted.');
