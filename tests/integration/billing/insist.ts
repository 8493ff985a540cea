import { setTimeout as pause } from 'node:timers/promises';
import { databaseFailure } from '../../../server/platform/database-failure';

const mostTries = 20;

/** A connection that a busy machine lost says nothing of the product: the next try goes on, as that of a job does. */
export async function insist<Result>(work: () => Promise<Result>, onLost: () => void = () => {}): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (databaseFailure(error) !== 'away' || tries === mostTries) throw error;
      onLost();
      await pause(500);
    }
  }
}
