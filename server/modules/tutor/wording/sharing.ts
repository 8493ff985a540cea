import type { Services } from '../../../platform/services';
import { type SharedWords, shareWords } from './shared-words';

export interface Sharing<Word> {
  find(studentId: string, key: string): SharedWords<Word> | undefined;
  /** Begins to say something to a student; whatever else was being said to them ends. */
  start(studentId: string, key: string, say: (signal: AbortSignal) => AsyncIterable<Word>): SharedWords<Word>;
}

const known = new WeakMap<Services, Sharing<never>>();

/** What is being said by this process: at most one message to each student. */
export function sharingOf<Word>(services: Services): Sharing<Word> {
  const before = known.get(services) as Sharing<Word> | undefined;
  if (before) return before;
  const sharing = createSharing<Word>();
  known.set(services, sharing as Sharing<never>);
  return sharing;
}

function createSharing<Word>(): Sharing<Word> {
  const running = new Map<string, { key: string; words: SharedWords<Word> }>();
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
  };
}
