import type { Clock } from '../clock';
import { type LanguageModel, LanguageModelFailure } from './language-model';

const dayMs = 24 * 60 * 60 * 1000;

/** Lets so many calls through in any day of this process, so that a bill or a machine is never run up without end. */
export function withDailyCeiling(model: LanguageModel, callsADay: number, clock: Clock): LanguageModel {
  let startedAt = Number.NEGATIVE_INFINITY;
  let calls = 0;
  return {
    word(request, signal) {
      const now = clock.now().getTime();
      if (now - startedAt >= dayMs) {
        startedAt = now;
        calls = 0;
      }
      if (calls >= callsADay) throw new LanguageModelFailure('resting');
      calls += 1;
      return model.word(request, signal);
    },
    close: () => model.close(),
  };
}
