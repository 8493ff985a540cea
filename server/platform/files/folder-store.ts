import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store';

/** Files in a folder; the first two signs of a key are a folder inside it, so that none holds too many. */
export function createFolderStore({ folder, incoming }: { folder: string; incoming: string }): FileStore {
  const placeOf = (key: string) => join(folder, key.slice(0, 2), key);
  return {
    incoming,
    async put(key, { path }) {
      const place = placeOf(key);
      await mkdir(dirname(place), { recursive: true });
      // Within one file system a rename is whole or not at all: nobody ever opens half a file.
      await rename(path, place);
    },
    async open(key) {
      try {
        const handle = await open(placeOf(key), 'r');
        return handle.createReadStream();
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(placeOf(key), { force: true });
    },
  };
}
