import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { topicOrOther } from '../../catalogue/index';
import { shownMessage } from '../show-talk';
import type { BotKind, ShownMessage } from '../talk';
import { areTalksForTeachers } from './are-talks-for-teachers';
import { findStudentTalks } from './student-talks.repo';

export interface TalkForTeacher {
  id: string;
  bot: BotKind;
  /** Null for a quiz about several topics. */
  topicName: string | null;
  updatedAt: Date;
  /** In order, the latest 200. */
  messages: ShownMessage[];
}

export interface StudentTalks {
  nickname: string;
  /** The latest first, at most 20. */
  talks: TalkForTeacher[];
}

const most = { talks: 20, messages: 200 };

/**
 * What a student of the viewer's class talked about with the tutor, where the school lets teachers read it and the
 * student was told so before the talk began. One statement.
 *
 * @throws AppError FORBIDDEN (the viewer does not teach, or the school has not switched it on), NOT_FOUND (no such class,
 * or no such student in it now)
 */
export async function listStudentTalks(
  services: Services,
  viewer: Viewer,
  place: { classId: string; studentId: string },
): Promise<StudentTalks> {
  if (!viewer.roles.includes('TEACHER') && !viewer.roles.includes('TUTOR')) {
    throw new AppError('FORBIDDEN', 'Only teachers and tutors can do this.');
  }
  if (!(await areTalksForTeachers(services, viewer))) {
    throw new AppError('FORBIDDEN', 'Tutor chats are private: your school hasn’t shared them with teachers.');
  }
  const found =
    isUuid(place.classId) && isUuid(place.studentId)
      ? await findStudentTalks(services.db, viewer.id, place, most)
      : undefined;
  if (!found) throw new AppError('NOT_FOUND', 'This student isn’t in any of your classes.');
  return {
    nickname: found.nickname,
    talks: found.talks.map(({ messages, ...talk }) => ({
      id: talk.id,
      bot: talk.bot,
      topicName: talk.topic_id === null ? null : topicOrOther(talk.topic_id).name,
      updatedAt: new Date(talk.updated_at),
      // A teacher may see whether a line was the answer.
      messages: messages.map((message) =>
        shownMessage(
          { ...message, is_coming: false, reported_at: null, created_at: new Date(message.created_at) },
          true,
        ),
      ),
    })),
  };
}
