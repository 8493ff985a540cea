import { takeOrRefuse } from '../../platform/limits/take-or-refuse';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';

/** Counts a new practice. Throws RATE_LIMITED beyond what somebody who practises could start. */
export function countPractice({ limits }: Services, viewer: Viewer): Promise<void> {
  return takeOrRefuse(
    limits,
    [
      ['practiceInMinute', viewer.id],
      ['practiceInHour', viewer.id],
    ],
    'That was a lot of practice sets. Finish one first, or wait a bit.',
  );
}

/** Counts a line of working. Throws RATE_LIMITED beyond what somebody could type. */
export function countWorkingLine({ limits }: Services, viewer: Viewer): Promise<void> {
  return takeOrRefuse(
    limits,
    [['workingInMinute', viewer.id]],
    'That was a lot of lines in a short time. Your line is still here, so check it again in a little while.',
  );
}

/** Counts an answer that is saved in a test. Throws RATE_LIMITED beyond what somebody could type. */
export function countTestAnswer({ limits }: Services, viewer: Viewer): Promise<void> {
  return takeOrRefuse(
    limits,
    [['testAnswerInMinute', viewer.id]],
    'That was a lot of changes in a short time. Your answer is still here, so save it again in a little while.',
  );
}

/** Counts a drawing that is kept. Throws RATE_LIMITED beyond what somebody could press. */
export function countBoard({ limits }: Services, viewer: Viewer): Promise<void> {
  return takeOrRefuse(
    limits,
    [['boardInMinute', viewer.id]],
    'That was a lot of drawings in a short time. Yours is safe on this device, so save it again in a little while.',
  );
}

/** Counts an answer. Throws RATE_LIMITED beyond what somebody who thinks could type. */
export function countAnswer(
  { limits }: Services,
  viewer: Viewer,
  { practiceId, index }: { practiceId: string; index: number },
): Promise<void> {
  return takeOrRefuse(
    limits,
    [
      ['answerInMinute', viewer.id],
      ['answerToQuestion', `${viewer.id} ${practiceId} ${index}`],
    ],
    'That was a lot of answers in a short time. Your answer is still here, so check it again in a little while.',
  );
}
