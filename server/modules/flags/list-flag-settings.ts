import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { flagDescriptions, flagNames } from './flag-names';
import type { FlagMode } from './flag-setting';
import { flagStore } from './flag-store';
import { findFlagSettings } from './flags.repo';
import { missingSetting } from './missing-setting';
import type { Features } from './read-payload';

export interface FlagStanding {
  name: string;
  /** What it does, in a sentence. */
  description: string;
  /** DEFAULT: nobody decided, the payload stands. */
  mode: FlagMode | 'DEFAULT';
  percentage: number;
  emails: string[];
  updatedAt: Date | null;
  /** What stands where nobody decides. */
  standard: FlagMode;
  /** Who has it now: OFF also for a share of nobody, and where a setting is missing. */
  now: FlagMode;
  /** The setting without which it changes nothing; null where nothing is missing. */
  missingSetting: string | null;
}

/** Every flag and what administrators decided about it. Administrators only. */
export async function listFlagSettings(services: Services, { viewer }: { viewer: Viewer }): Promise<FlagStanding[]> {
  if (!viewer.roles.includes('ADMIN')) throw new AppError('FORBIDDEN', 'You don’t have access to this.');
  const settings = new Map((await findFlagSettings(services.db)).map((setting) => [setting.name, setting]));
  const defaults = flagStore(services).defaults();
  return flagNames.map((name) => {
    const decided = settings.get(name) ?? { mode: 'DEFAULT' as const, percentage: 0, emails: [], updatedAt: null };
    const standard = modeOf(defaults[name]);
    const missing = missingSetting(services, name);
    const mode = decided.mode === 'DEFAULT' ? standard : decided.mode;
    const isNobody = decided.mode === 'SOME' && decided.percentage === 0 && decided.emails.length === 0;
    return {
      ...decided,
      name,
      description: flagDescriptions[name],
      standard,
      now: missing !== null || isNobody ? 'OFF' : mode,
      missingSetting: missing,
    };
  });
}

function modeOf({ defaultValue, rules = [] }: Features[string] = {}): FlagMode {
  if (rules.length > 0) return 'SOME';
  return defaultValue ? 'ON' : 'OFF';
}
