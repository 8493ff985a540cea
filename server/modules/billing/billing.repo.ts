import type { Db } from '../../db/client';

export async function findUnusedDiscounts(db: Db, userId: string) {
  return db
    .selectFrom('discounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
}

/** Subscriptions that run at `now`. */
export async function findRunningSubscriptions(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('subscriptions')
    .select(['id', 'course_id', 'starts_at', 'ends_at'])
    .where('user_id', '=', userId)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .execute();
}
