import { takeOrRefuse } from '../../platform/limits/take-or-refuse';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';

/** Counts a message to the tutor. Throws RATE_LIMITED beyond what somebody could type. */
export function countTutorMessage({ limits }: Services, viewer: Viewer): Promise<void> {
  return takeOrRefuse(
    limits,
    [['tutorMessage', viewer.id]],
    'That was a lot of messages in a short time. Yours is still here, so send it again in a little while.',
  );
}
