import { flagForm } from '../../../rules/forms/flag';
import { AppError } from '../../platform/app-error';
import { parseInput } from '../../platform/parse-input';
import { requireSeen } from '../../platform/require-seen';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { writeAuditEntry } from '../audit';
import { isFlagName } from './flag-names';
import { flagStore } from './flag-store';
import { deleteFlagSetting, lockFlagSetting, upsertFlagSetting } from './flags.repo';

/**
 * Decides about one flag, for every process at once, with an audit line. Administrators only; BAD_INPUT says what is
 * wrong, CONFLICT that another decision was made since `seenAt` (null: since there was none).
 */
export async function setFlag(
  services: Services,
  { viewer, decision, seenAt }: { viewer: Viewer; decision: unknown; seenAt?: Date | null },
): Promise<void> {
  if (!viewer.roles.includes('ADMIN')) throw new AppError('FORBIDDEN', 'You don’t have access to this.');
  const { name, mode, percentage, emails } = parseInput(flagForm, decision);
  if (!isFlagName(name)) throw new AppError('BAD_INPUT', 'We couldn’t find that flag.');
  const at = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    requireSeen(seenAt, await lockFlagSetting(trx, name));
    if (mode === 'DEFAULT') await deleteFlagSetting(trx, name);
    else await upsertFlagSetting(trx, { name, mode, percentage, emails }, at);
    const detail = { mode, percentage, emails: emails.length };
    await writeAuditEntry(trx, { actor: viewer, action: 'FLAG_CHANGED', subject: name, detail, at });
  });
  await flagStore(services).changed();
}
