import type { Db, Trx } from '../../db/client';
import { newId } from '../../platform/ids';
import type { Viewer } from '../../platform/viewer';
import { insertAuditEntry } from './audit.repo';

export interface NewAuditEntry {
  actor: Viewer;
  /** SCREAMING_SNAKE word, such as FLAG_CHANGED. */
  action: string;
  /** What was acted on: a flag's name, a person's id. Never an email address. */
  subject: string;
  detail: Record<string, string | number | boolean>;
  at: Date;
}

/** Writes the line inside the transaction of the act itself: neither is there without the other. */
export async function writeAuditEntry(trx: Trx, entry: NewAuditEntry): Promise<void> {
  await insert(trx, entry);
}

/** The line of a look, which changes nothing: written before what was read is shown, so that none is seen without it. */
export async function writeAuditOfLook(db: Db, entry: NewAuditEntry): Promise<void> {
  await insert(db, entry);
}

async function insert(db: Db, { actor, action, subject, detail, at }: NewAuditEntry): Promise<void> {
  await insertAuditEntry(db, {
    id: newId(),
    actor_id: actor.id,
    action,
    subject,
    detail: JSON.stringify(detail),
    created_at: at,
  });
}
