import { firstNameOf } from '../../../../rules/classes';
import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { findCourse } from '../../catalogue/index';
import type { BattleChecks, VerifiedBattle } from '../battle-data';
import { readRecord } from '../proof/read-record';
import { signingKeys } from '../proof/signing-key';
import { verifyRecord } from '../proof/verify-record';
import { battleNotFound } from '../view/get-battle';
import { findReadableRecord } from './record.repo';

export interface BattleRecordFile {
  /** A `SignedRecord` of rules/battle. */
  json: string;
  /** PEM (SPKI). */
  publicKey: string;
}

/**
 * The record of a finished battle of the viewer's own; administrators read those about which there is a report.
 * NOT_FOUND, CONFLICT (it is not finished, or void).
 */
export async function getBattleRecord(services: Services, viewer: Viewer, battleId: string): Promise<BattleRecordFile> {
  const { record } = await readableRecord(services, viewer, battleId);
  return { json: record, publicKey: signingKeys(services).publicKey };
}

/** The same battle, computed again from its record alone. */
export async function verifyBattle(services: Services, viewer: Viewer, battleId: string): Promise<VerifiedBattle> {
  const {
    record,
    course_id: courseId,
    commitment,
    nickname,
    is_own: isOwn,
  } = await readableRecord(services, viewer, battleId);
  const theirName = nickname === null ? 'the other player' : firstNameOf(nickname);
  return {
    ...checkRecord(services, record),
    courseName: findCourse(courseId)?.name ?? courseId,
    commitment,
    theirName: isOwn ? theirName : null,
  };
}

/** Makes a record again and compares. @throws AppError CONFLICT where it cannot be read */
export function checkRecord(services: Services, json: string): BattleChecks {
  const signed = readRecord(json);
  if (signed === null) throw new AppError('CONFLICT', 'We couldn’t read the record of this battle.');
  const { ok, checks } = verifyRecord(signed, signingKeys(services).publicKey);
  return { ok, checks: checks.map((check) => ({ ...check, ok: check.ok === true })) };
}

async function readableRecord({ db }: Services, viewer: Viewer, battleId: string) {
  const reader = { userId: viewer.id, isAdmin: viewer.roles.includes('ADMIN') };
  const found = isUuid(battleId) ? await findReadableRecord(db, battleId, reader) : undefined;
  if (!found) throw battleNotFound();
  const { record } = found;
  if (record === null) throw new AppError('CONFLICT', 'You’ll get a record once the battle is finished.');
  return { ...found, record };
}
