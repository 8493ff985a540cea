import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../scripts/lib/start-error.mjs';
import { databaseAccount } from './embedded/account';
import { findBinaries } from './embedded/binaries';
import { type ClusterOptions, prepareCluster } from './embedded/cluster';
import { ensureDatabase, socketUrl } from './embedded/connection';
import {
  existingDataFolder,
  makeSocketFolder,
  placeData,
  recordDataFolder,
  removeSocketFolder,
} from './embedded/placement';
import type { RunningServer } from './embedded/running-server';
import { secretFromFile } from './embedded/secret-file';
import { startOrAdopt } from './embedded/start-or-adopt';

/** The database inside the embedded server that holds everything. */
const databaseName = 'marsmaths';

export interface EmbeddedDatabase extends RunningServer {
  /** postgres:// with a unix socket, for `pg`. It stays the same over restarts. */
  url: string;
  /** Whether a server that was left running was taken over. */
  adopted: boolean;
}

/**
 * Starts the PostgreSQL that comes with the packages, its data under `dataDir`, or takes over one that an earlier
 * process left running there. Nothing but this machine's account can connect to it.
 *
 * @throws StartError with one sentence when it cannot run here
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string;
  log: (line: string) => void;
}): Promise<EmbeddedDatabase> {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o711 });
  const dataDir = realpathSync(options.dataDir);
  const account = databaseAccount(existingDataFolder(dataDir));
  const dataFolder = placeData(dataDir, account);
  const cluster: ClusterOptions = {
    account,
    dataFolder,
    binaries: findBinaries(account),
    socketFolder: makeSocketFolder(dataFolder, account),
    password: secretFromFile(dataDir, 'database-password'),
    log: options.log,
  };
  await prepareCluster(cluster);
  recordDataFolder(dataDir, dataFolder);
  const { server, socketFolder, adopted } = await startOrAdopt(cluster, join(dataDir, 'logs', 'postgres.log'));
  const stop = async () => {
    await server.stop();
    removeSocketFolder(socketFolder);
  };
  try {
    await ensureDatabase(socketUrl(socketFolder, cluster.password, 'postgres'), databaseName);
  } catch (error) {
    await stop();
    throw refusedPassword(error) ?? error;
  }
  return { onExit: server.onExit, stop, url: socketUrl(socketFolder, cluster.password, databaseName), adopted };
}

function refusedPassword(error: unknown): StartError | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === '28P01')) return undefined;
  return new StartError(
    'The database refuses the password in secrets/database-password of the data folder: bring back the one it was made with.',
    { cause: error },
  );
}
