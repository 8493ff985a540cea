import { newId } from '../../../server/platform/ids';
import type { TestBackend } from '../backend/test-backend';

/** A practice set on fractions that waits for somebody. */
export async function addPracticeGift({ services }: TestBackend, fromId: string, toId: string): Promise<string> {
  const id = newId();
  await services.db
    .insertInto('practice_gifts')
    .values({
      id,
      from_id: fromId,
      to_id: toId,
      course_id: 'year-6',
      topic_id: '86-add-and-subtract-unlike-fractions',
      question_count: 5,
      state: 'WAITING',
      creation_key: newId(),
      day: '2026-01-01',
      created_at: services.clock.now(),
    })
    .execute();
  return id;
}
