import type { Server } from 'node:http';

/** Milliseconds that requests under way get to finish. */
const graceMs = 1500;
const lookMs = 50;

/**
 * Stops taking connections, lets requests under way finish (event streams end by the app's own shutdown signal), and cuts
 * what is still open after the time of grace: half-sent requests and clients that do not read.
 */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), lookMs);
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(cut);
      resolve();
    });
  });
}
