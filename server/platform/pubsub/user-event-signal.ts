/** The port that tells every BFF process that a user has new events. Adapter: PostgreSQL LISTEN/NOTIFY. */
export interface UserEventSignal {
  /** Call after the transaction that appended the event has committed. */
  notify(userId: string): Promise<void>;
  /** Calls back for each signal until the returned function is called. */
  listen(userId: string, wake: () => void): () => void;
  close(): Promise<void>;
}
