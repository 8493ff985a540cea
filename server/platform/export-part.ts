import type { Db } from '../db/client';

/** One part of what a person takes along when they export their data. */
export interface ExportPart {
  /** Its name in the file. */
  name: string;
  /** All of it that belongs to the person, in one statement. It is what they have seen: nothing that was hidden from them. */
  collect(db: Db, userId: string): Promise<unknown>;
}
