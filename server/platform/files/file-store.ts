import type { Readable } from 'node:stream';

/** A file on this machine that is about to be stored. */
export interface ReceivedFile {
  path: string;
  /** Bytes. */
  size: number;
}

/** Keeps files under random keys. Whose they are and what they are called stands in the database. */
export interface FileStore {
  /** A folder for what is still coming in. */
  incoming: string;
  /** Takes a received file over; afterwards it may be gone from where it was. */
  put(key: string, file: ReceivedFile): Promise<void>;
  /** The bytes of a file; null where there is none. */
  open(key: string): Promise<Readable | null>;
  /** One that is gone is no error. */
  remove(key: string): Promise<void>;
}
