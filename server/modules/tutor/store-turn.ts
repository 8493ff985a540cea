import type { Trx } from '../../db/client';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { dailyCreditsOf, type Reservation, settleCredit, spendCredit } from '../billing/index';
import { lockPerson } from '../identity/index';
import { insertWorkingLine } from '../practice/index';
import { areTalksForTeachers } from './for-teachers/are-talks-for-teachers';
import { lastNumber, type Scene } from './scene';
import type { TutorPlace } from './talk';
import { addMessages, type MessageRow, readStanding, storeTalk, type TalkRow } from './talks.repo';
import type { NewMessage, Turn } from './turn';
import { isWordedFor, wordedMove } from './wording/may-be-worded';
import { stopWords } from './wording/sharing';

/** How a turn is paid for. */
export type Payment = 'FREE' | 'CREDIT' | Reservation;

export interface TurnToStore {
  place: TutorPlace;
  scene: Scene;
  turn: Turn;
  /** Said before it: what the page has shown already, though it was not stored. */
  pending: NewMessage | null;
  payment: Payment;
  /** The talk begins anew, though there is one. */
  isNew: boolean;
  /** What else the same transaction stores. */
  alongside?: (trx: Trx) => Promise<void>;
}

/**
 * Stores a turn with all that follows from it in one transaction, under the student's lock. False where the talk, its
 * question or its lines are no longer as the turn found them: it is to be thought out anew.
 *
 * @throws AppError AI_CREDIT_EMPTY, CONFLICT (another reply is on its way)
 */
export async function storeTurn(services: Services, viewer: Viewer, stored: TurnToStore): Promise<boolean> {
  const { payment, turn } = stored;
  const total = payment === 'CREDIT' ? await dailyCreditsOf(services, viewer) : 0;
  const isWorded = await isWordedFor(services, viewer);
  const teachersMayRead = await areTalksForTeachers(services, viewer, stored.place.bot);
  const now = services.clock.now();
  const isStored = await services.db.transaction().execute(async (trx) => {
    await lockPerson(trx, viewer.id);
    if (!(await isAsFound(trx, viewer, stored))) return false;
    if (payment === 'CREDIT') await spendCredit(trx, viewer, total, now);
    else if (payment !== 'FREE') await settleCredit(trx, viewer, payment, now);
    const talk = talkRow(viewer, stored, { teachersMayRead, now });
    await storeTalk(trx, talk);
    await addMessages(trx, messageRows(talk, stored, { isWorded, now }));
    if (turn.line) await insertWorkingLine(trx, turn.line, now);
    await stored.alongside?.(trx);
    return true;
  });
  if (isStored) stopWords(services, viewer.id);
  if (isStored && payment === 'CREDIT') await services.userEventSignal.notify(viewer.id);
  return isStored;
}

async function isAsFound(trx: Trx, viewer: Viewer, { place, scene }: TurnToStore): Promise<boolean> {
  const standing = await readStanding(trx, viewer.id, place, scene.question?.id ?? null);
  return (
    standing !== undefined &&
    standing.talk_id === (scene.talk?.id ?? null) &&
    standing.last_number === lastNumber(scene) &&
    standing.is_closed === ((scene.question?.closed_at ?? null) !== null) &&
    standing.line_count === scene.lines.length
  );
}

function talkRow(
  viewer: Viewer,
  { place, scene, turn, payment, isNew }: TurnToStore,
  { teachersMayRead, now }: { teachersMayRead: boolean; now: Date },
): TalkRow {
  const before = isNew ? null : scene.talk;
  return {
    student_id: viewer.id,
    id: before?.id ?? newId(),
    bot: place.bot,
    question_id: place.questionId ?? null,
    topic_id: place.topicId ?? null,
    course_id: place.courseId ?? null,
    state: turn.state,
    is_paid: (before?.is_paid ?? false) || payment !== 'FREE',
    reply_count: (before?.reply_count ?? 0) + (turn.isWorthACredit ? 1 : 0),
    ended_at: before?.ended_at ?? (turn.isEnd ? now : null),
    // As it was told when the talk began.
    teachers_may_read: before?.teachers_may_read ?? teachersMayRead,
    created_at: before?.created_at ?? now,
    updated_at: now,
  };
}

function messageRows(
  talk: TalkRow,
  { scene, turn, pending, isNew }: TurnToStore,
  { isWorded, now }: { isWorded: boolean; now: Date },
) {
  const first = isNew ? 1 : lastNumber(scene) + 1;
  const messages = pending === null ? turn.messages : [pending, ...turn.messages];
  return messages.map((message, place): MessageRow => {
    const isLast = place === messages.length - 1;
    return {
      ...message,
      student_id: talk.student_id,
      talk_id: talk.id,
      number: first + place,
      worded_by: 'BUILT_IN',
      is_coming: isWorded && isLast && message.author === 'TUTOR' && wordedMove(talk.bot, message.move) !== null,
      reported_at: null,
      report_reason: null,
      created_at: now,
    };
  });
}
