import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import type { BattleChecks } from '../battle-data';
import { readRecord } from '../proof/read-record';
import { signingKeys } from '../proof/signing-key';
import { verifyRecord } from '../proof/verify-record';
import { battleNotFound } from '../view/get-battle';
import { findOwnRecord } from './record.repo';

export interface BattleRecordFile {
  /** A `SignedRecord` of rules/battle. */
  json: string;
  /** PEM (SPKI). */
  publicKey: string;
}

/** The record of a finished battle of the viewer's own. NOT_FOUND, CONFLICT (it is not finished, or void). */
export async function getBattleRecord(services: Services, viewer: Viewer, battleId: string): Promise<BattleRecordFile> {
  const found = isUuid(battleId) ? await findOwnRecord(services.db, battleId, viewer.id) : undefined;
  if (!found) throw battleNotFound();
  if (found.record === null) throw new AppError('CONFLICT', 'There is a record once the battle is finished.');
  return { json: found.record, publicKey: signingKeys(services).publicKey };
}

/** The same battle, computed again from its record alone. */
export async function verifyBattle(services: Services, viewer: Viewer, battleId: string): Promise<BattleChecks> {
  const { json, publicKey } = await getBattleRecord(services, viewer, battleId);
  const signed = readRecord(json);
  if (signed === null) throw new AppError('CONFLICT', 'The record of this battle cannot be read.');
  const { ok, checks } = verifyRecord(signed, publicKey);
  return { ok, checks: checks.map((check) => ({ ...check, ok: check.ok === true })) };
}
