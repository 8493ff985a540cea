const listeners = new Set<() => void>();

/** Tells the page that something was sent by a request of its own, past the router. */
export const formSent = {
  tell(): void {
    for (const hear of [...listeners]) hear();
  },
  listen(hear: () => void): () => void {
    listeners.add(hear);
    return () => {
      listeners.delete(hear);
    };
  },
};
