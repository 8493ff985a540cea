import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findAccountById } from './accounts.repo';

export interface Account {
  id: string;
  email: string;
  username: string;
  nickname: string;
  avatar: string | null;
  cognitoUid: string;
  yearLevel: number | null;
  timeZone: string;
  invitingCode: string;
}

const asked = new WeakMap<Viewer, Promise<Account | null>>();

/** The viewer's own account. Asked several times in one request, it is read once. */
export function findAccount(services: Services, { viewer }: { viewer: Viewer }): Promise<Account | null> {
  const known = asked.get(viewer);
  if (known) return known;
  const account = load(services, viewer);
  asked.set(viewer, account);
  return account;
}

async function load(services: Services, viewer: Viewer): Promise<Account | null> {
  const row = await findAccountById(services.db, viewer.id);
  if (!row) return null;
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    nickname: row.nickname,
    avatar: row.avatar,
    cognitoUid: row.cognito_uid,
    yearLevel: row.year_level,
    timeZone: row.time_zone,
    invitingCode: row.inviting_code,
  };
}
