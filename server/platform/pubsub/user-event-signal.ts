/**
 * The port that tells every BFF process that a user has new events, or that a student's task has changed. Adapters:
 * PostgreSQL LISTEN/NOTIFY, and the channels of Redis where REDIS_URL names one.
 */
export interface UserEventSignal {
  /** Call after the transaction that appended the event has committed. `id`: of the user, or of the student task. */
  notify(id: string): Promise<void>;
  /** Calls back for each signal until the returned function is called. */
  listen(id: string, wake: () => void): () => void;
  close(): Promise<void>;
}
