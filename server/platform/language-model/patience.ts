import { LanguageModelFailure } from './language-model';

export interface Patience {
  /** Aborts with the caller's signal, or when a wait or the whole took too long. */
  signal: AbortSignal;
  /** The next piece has so long from now. */
  wait(ms: number): void;
  /** Nothing is waited for: the reader is busy with what came. */
  pause(): void;
  end(): void;
}

/** How long a reply is waited for: each wait by itself, and all of it together. */
export function createPatience(caller: AbortSignal, longestMs: number): Patience {
  const controller = new AbortController();
  const giveUp = (): void => controller.abort(new LanguageModelFailure('stalled'));
  const leave = (): void => controller.abort(caller.reason);
  if (caller.aborted) leave();
  caller.addEventListener('abort', leave);
  const whole = setTimeout(giveUp, longestMs);
  let wait: NodeJS.Timeout | undefined;
  return {
    signal: controller.signal,
    wait(ms) {
      clearTimeout(wait);
      wait = setTimeout(giveUp, ms);
    },
    pause: () => clearTimeout(wait),
    end() {
      clearTimeout(wait);
      clearTimeout(whole);
      caller.removeEventListener('abort', leave);
    },
  };
}
