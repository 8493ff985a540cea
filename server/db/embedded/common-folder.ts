import { chmodSync, mkdirSync } from 'node:fs';

/** Where root puts what the database's account must reach when the checkout or DATA_DIR lies out of its reach. */
export const commonFolder = '/var/lib/marsmaths';

export function makeCommonFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}
