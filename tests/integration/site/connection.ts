import { connect } from 'node:net';

export interface Connection {
  /** Whether all of it was taken before the connection ended. */
  write(bytes: string): Promise<boolean>;
  /** The status of the next response; 0 when the connection ends without one. */
  status(): Promise<number>;
  ended: Promise<void>;
  close(): void;
}

/** One connection to a server, for what no HTTP client would send. */
export function openConnection(site: string): Promise<Connection> {
  const { hostname, port } = new URL(site);
  const socket = connect(Number(port), hostname);
  const statuses: number[] = [];
  let wake = () => {};
  let open = true;
  socket.on('data', (chunk) => {
    for (const [, status] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3})/g)) statuses.push(Number(status));
    wake();
  });
  // Cut connections are what these tests are about.
  socket.on('error', () => {});
  const ended = new Promise<void>((resolve) => {
    socket.on('close', () => {
      open = false;
      wake();
      resolve();
    });
  });
  const connection: Connection = {
    write: (bytes) => {
      const taken = new Promise<boolean>((resolve) => socket.write(bytes, (error) => resolve(!error)));
      return Promise.race([taken, ended.then(() => false)]);
    },
    status: () =>
      new Promise((resolve) => {
        wake = () => {
          const status = statuses.shift() ?? (open ? undefined : 0);
          if (status !== undefined) resolve(status);
        };
        wake();
      }),
    ended,
    close: () => socket.destroy(),
  };
  return new Promise((resolve) => socket.once('connect', () => resolve(connection)));
}
