import { isGoal } from '../../../rules/study-plan';
import type { Db } from '../../db/client';
import { newToken } from '../../platform/ids';
import type { Services } from '../../platform/services';
import type { Role, Viewer } from '../../platform/viewer';
import { type Device, deviceName, deviceRetention, type KnownDevice, knownDevice } from './known-devices';
import { extendSession, findLivingSessions, findSessionUser, insertSession } from './sessions.repo';
import { tokenHash } from './token-hash';

/** How long a session lives from its last use on. */
export const sessionMs = 30 * 24 * 60 * 60 * 1000;
/** Its use is written down once in this time. */
const useMs = 10 * 60 * 1000;

const roles: readonly string[] = ['STUDENT', 'TEACHER', 'TUTOR', 'ADMIN'] satisfies Role[];
const isRole = (value: string): value is Role => roles.includes(value);

export interface Session {
  token: string;
  expiresAt: Date;
}

/** What a browser gets that signed in: its session, and what it is known by. */
export interface SignedIn extends Session {
  device: KnownDevice;
}

/** Opens a session with a fresh token, which lives 30 days from its last use, and remembers the device. */
export async function openSession(
  db: Db,
  userId: string,
  now: Date,
  device: Device = { token: null, name: '' },
): Promise<SignedIn> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sessionMs);
  const known = knownDevice(device, now);
  const row = {
    tokenHash: tokenHash(token),
    userId,
    device: deviceName(device),
    deviceHash: tokenHash(known.token),
    now,
    expiresAt,
  };
  await insertSession(db, row, deviceRetention(now));
  return { token, expiresAt, device: known };
}

/** The person behind a session token, or null. Using a session moves its end, at most once in ten minutes. */
export async function findViewer(services: Services, token: string): Promise<Viewer | null> {
  const now = services.clock.now();
  const hash = tokenHash(token);
  const user = await findSessionUser(services.db, hash, now);
  if (!user) return null;
  const fullEnd = now.getTime() + sessionMs;
  if (isUnwritten(user.expires_at, fullEnd)) await extendSession(services.db, hash, new Date(fullEnd));
  return {
    id: user.id,
    roles: user.roles.filter(isRole),
    timeZone: dayZoneOf(user, now),
    acceptTcAt: user.accept_tc_at,
    createdAt: user.created_at,
    inspects: user.inspects,
    account: {
      email: user.email,
      emailProved: user.email_proved_at !== null,
      username: user.username,
      nickname: user.nickname,
      avatar: user.avatar,
      cognitoUid: user.cognito_uid,
      timeZone: user.time_zone,
      yearLevel: user.year_level,
      invitingCode: user.inviting_code,
      practiceTimer: user.practice_timer,
      chatWindow: user.chat_window,
      adjustments: user.adjustments,
      yearLevelChangedAt: user.year_level_changed_at,
      deletesAt: user.deletes_at,
      birthMonth: user.birth_month,
      goal: isGoal(user.goal) ? user.goal : null,
      minutesADay: user.minutes_a_day,
      studyHour: user.study_hour,
      ownSteps: user.own_steps,
      ageLaterCount: user.age_later_count,
      ageLaterAt: user.age_later_at,
      schoolName: user.school_name,
      teaches: user.teaches,
    },
  };
}

/** The zone by which a person's days count now (docs/decisions/0017). */
function dayZoneOf(
  user: { time_zone: string; day_zone: string | null; day_zone_until: Date | null },
  now: Date,
): string {
  const isHeld = user.day_zone_until !== null && user.day_zone_until > now;
  return isHeld ? (user.day_zone ?? user.time_zone) : user.time_zone;
}

/** Whose each of these sessions is, by token; those that are over are missing. Using one moves its end, as above. */
export async function findOwners(services: Services, tokens: readonly string[]): Promise<Map<string, string>> {
  const now = services.clock.now();
  const fullEnd = now.getTime() + sessionMs;
  const hashes = new Map(tokens.map((token) => [token, tokenHash(token)]));
  const living = await findLivingSessions(services.db, [...hashes.values()], now);
  const byHash = new Map(living.map((session) => [session.hash, session]));
  const owners = new Map<string, string>();
  for (const [token, hash] of hashes) {
    const session = byHash.get(hash.toString('hex'));
    if (!session) continue;
    owners.set(token, session.user_id);
    if (isUnwritten(session.expires_at, fullEnd)) await extendSession(services.db, hash, new Date(fullEnd));
  }
  return owners;
}

const isUnwritten = (expiresAt: Date, fullEnd: number): boolean => fullEnd - expiresAt.getTime() > useMs;
