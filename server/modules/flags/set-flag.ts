import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { writeAuditEntry } from '../audit';
import { isFlagName } from './flag-names';
import type { FlagMode } from './flag-setting';
import { flagStore } from './flag-store';
import { deleteFlagSetting, upsertFlagSetting } from './flags.repo';

export interface FlagDecision {
  name: string;
  mode: FlagMode | 'DEFAULT';
  /** 0 to 100; counts for SOME alone. */
  percentage: number;
  /** Addresses, and domains that begin with @; count for SOME alone. At most 50. */
  emails: string[];
}

const emailRule = /^[^\s@]{0,64}@[^\s@]{1,190}$/;

/** Decides about one flag, for every process at once, with an audit line. Administrators only; BAD_INPUT says what is wrong. */
export async function setFlag(
  services: Services,
  { viewer, decision }: { viewer: Viewer; decision: FlagDecision },
): Promise<void> {
  if (!viewer.roles.includes('ADMIN')) throw new AppError('FORBIDDEN', 'You do not have access to this.');
  const { name, mode, percentage } = decision;
  const emails = [...new Set(decision.emails.map((email) => email.trim().toLowerCase()).filter(Boolean))];
  if (!isFlagName(name)) throw new AppError('BAD_INPUT', 'There is no flag of this name.');
  if (!Number.isInteger(percentage) || percentage < 0 || percentage > 100)
    throw new AppError('BAD_INPUT', 'The percentage is a whole number from 0 to 100.');
  if (emails.length > 50) throw new AppError('BAD_INPUT', 'Name at most 50 addresses.');
  const wrong = emails.find((email) => !emailRule.test(email));
  if (wrong !== undefined)
    throw new AppError(
      'BAD_INPUT',
      `“${wrong.slice(0, 80)}” is neither an address nor a domain such as @school.edu.au.`,
    );
  const at = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    if (mode === 'DEFAULT') await deleteFlagSetting(trx, name);
    else await upsertFlagSetting(trx, { name, mode, percentage, emails }, at);
    const detail = { mode, percentage, emails: emails.length };
    await writeAuditEntry(trx, { actor: viewer, action: 'FLAG_CHANGED', subject: name, detail, at });
  });
  await flagStore(services).changed();
}
