export interface SilenceWatch {
  /** Somebody wrote or read: the quiet begins anew. */
  stir: () => void;
  stop: () => void;
}

/** Calls `onSilence` once, after nothing stirred for `ms` milliseconds, and never again. */
export function watchSilence(ms: number, onSilence: () => void): SilenceWatch {
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stir = () => {
    clearTimeout(timer);
    if (over) return;
    timer = setTimeout(() => {
      over = true;
      onSilence();
    }, ms);
  };
  stir();
  return {
    stir,
    stop: () => {
      over = true;
      clearTimeout(timer);
    },
  };
}
