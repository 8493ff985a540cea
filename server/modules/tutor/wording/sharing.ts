import type { Services } from '../../../platform/services';
import { type SharedWords, shareWords } from './shared-words';
import type { TutorWords } from './word-message';

/** What is being said by this process: at most one message to each student. */
export interface Sharing {
  find(studentId: string, key: string): SharedWords<TutorWords> | undefined;
  /** Begins to say something to a student; whatever else was being said to them ends. */
  start(
    studentId: string,
    key: string,
    say: (signal: AbortSignal) => AsyncIterable<TutorWords>,
  ): SharedWords<TutorWords>;
  stop(studentId: string): void;
}

const known = new WeakMap<Services, Sharing>();

export function sharingOf(services: Services): Sharing {
  const before = known.get(services);
  if (before) return before;
  const sharing = createSharing();
  known.set(services, sharing);
  return sharing;
}

/** The talk goes on without what is being said to a student, or ends. */
export const stopWords = (services: Services, studentId: string): void => known.get(services)?.stop(studentId);

function createSharing(): Sharing {
  const running = new Map<string, { key: string; words: SharedWords<TutorWords> }>();
  return {
    find(studentId, key) {
      const one = running.get(studentId);
      return one?.key === key ? one.words : undefined;
    },
    start(studentId, key, say) {
      running.get(studentId)?.words.stop();
      const one = {
        key,
        words: shareWords(say, () => {
          if (running.get(studentId) === one) running.delete(studentId);
        }),
      };
      running.set(studentId, one);
      return one.words;
    },
    stop: (studentId) => running.get(studentId)?.words.stop(),
  };
}
