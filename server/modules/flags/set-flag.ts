import { flagForm } from '../../../rules/forms/flag';
import { AppError } from '../../platform/app-error';
import { parseInput } from '../../platform/parse-input';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { writeAuditEntry } from '../audit';
import { isFlagName } from './flag-names';
import { flagStore } from './flag-store';
import { deleteFlagSetting, upsertFlagSetting } from './flags.repo';

/** Decides about one flag, for every process at once, with an audit line. Administrators only; BAD_INPUT says what is wrong. */
export async function setFlag(
  services: Services,
  { viewer, decision }: { viewer: Viewer; decision: unknown },
): Promise<void> {
  if (!viewer.roles.includes('ADMIN')) throw new AppError('FORBIDDEN', 'You do not have access to this.');
  const { name, mode, percentage, emails } = parseInput(flagForm, decision);
  if (!isFlagName(name)) throw new AppError('BAD_INPUT', 'There is no flag of this name.');
  const at = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    if (mode === 'DEFAULT') await deleteFlagSetting(trx, name);
    else await upsertFlagSetting(trx, { name, mode, percentage, emails }, at);
    const detail = { mode, percentage, emails: emails.length };
    await writeAuditEntry(trx, { actor: viewer, action: 'FLAG_CHANGED', subject: name, detail, at });
  });
  await flagStore(services).changed();
}
