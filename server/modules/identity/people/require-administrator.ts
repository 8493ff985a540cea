import { AppError } from '../../../platform/app-error';
import type { Viewer } from '../../../platform/viewer';

export function requireAdministrator({ roles }: Viewer): void {
  if (!roles.includes('ADMIN')) throw new AppError('FORBIDDEN', 'You don’t have access to this.');
}

export const personNotFound = () =>
  new AppError('NOT_FOUND', 'We couldn’t find that person. The account may have been deleted.');
