import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { flagDescriptions, flagNames } from './flag-names';
import type { FlagMode } from './flag-setting';
import { findFlagSettings } from './flags.repo';

export interface FlagStanding {
  name: string;
  /** What it does, in a sentence. */
  description: string;
  /** DEFAULT: nobody decided, the payload stands. */
  mode: FlagMode | 'DEFAULT';
  percentage: number;
  emails: string[];
  updatedAt: Date | null;
}

/** Every flag and what administrators decided about it. Administrators only. */
export async function listFlagSettings(services: Services, { viewer }: { viewer: Viewer }): Promise<FlagStanding[]> {
  if (!viewer.roles.includes('ADMIN')) throw new AppError('FORBIDDEN', 'You do not have access to this.');
  const settings = new Map((await findFlagSettings(services.db)).map((setting) => [setting.name, setting]));
  return flagNames.map((name) => {
    const decided = settings.get(name) ?? { mode: 'DEFAULT' as const, percentage: 0, emails: [], updatedAt: null };
    return { ...decided, name, description: flagDescriptions[name] };
  });
}
