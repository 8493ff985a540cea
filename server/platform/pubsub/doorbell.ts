/** Wakes a stream that waits; a ring that comes while nobody waits is remembered. */
export function createDoorbell() {
  let rung = false;
  let open: (() => void) | null = null;
  let timer: NodeJS.Timeout | undefined;
  const release = (): void => {
    clearTimeout(timer);
    const waiting = open;
    open = null;
    waiting?.();
  };
  return {
    ring: (): void => {
      rung = true;
      release();
    },
    wait: async (longestMs: number): Promise<void> => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          open = resolve;
          timer = setTimeout(release, longestMs);
        });
      }
      rung = false;
    },
    close: release,
  };
}
