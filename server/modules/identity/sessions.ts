import type { Db } from '../../db/client';
import { newToken } from '../../platform/ids';
import type { Services } from '../../platform/services';
import type { Role, Viewer } from '../../platform/viewer';
import { deleteExpiredSessionsOfUser, extendSession, findSessionUser, insertSession } from './sessions.repo';
import { tokenHash } from './token-hash';

const dayMs = 24 * 60 * 60 * 1000;
const sessionMs = 30 * dayMs;

const roles: readonly string[] = ['STUDENT', 'TEACHER', 'TUTOR', 'ADMIN'] satisfies Role[];
const isRole = (value: string): value is Role => roles.includes(value);

export interface Session {
  token: string;
  expiresAt: Date;
}

/** Opens a session with a fresh token; it lives 30 days from its last use. */
export async function openSession(db: Db, userId: string, now: Date): Promise<Session> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sessionMs);
  await deleteExpiredSessionsOfUser(db, userId, now);
  await insertSession(db, { token_hash: tokenHash(token), user_id: userId, created_at: now, expires_at: expiresAt });
  return { token, expiresAt };
}

/** The person behind a session token, or null. Using a session moves its end, at most once a day. */
export async function findViewer(services: Services, token: string): Promise<Viewer | null> {
  const now = services.clock.now();
  const hash = tokenHash(token);
  const user = await findSessionUser(services.db, hash, now);
  if (!user) return null;
  const fullEnd = now.getTime() + sessionMs;
  if (fullEnd - user.expires_at.getTime() > dayMs) await extendSession(services.db, hash, new Date(fullEnd));
  return {
    id: user.id,
    roles: user.roles.filter(isRole),
    timeZone: user.time_zone,
    acceptTcAt: user.accept_tc_at,
    createdAt: user.created_at,
    inspects: user.inspects,
    account: {
      email: user.email,
      username: user.username,
      nickname: user.nickname,
      avatar: user.avatar,
      cognitoUid: user.cognito_uid,
      yearLevel: user.year_level,
      invitingCode: user.inviting_code,
    },
  };
}
