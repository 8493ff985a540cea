import { connect } from 'node:net';

/** Writes bytes to a server as they are and gives the status it answers with; 0 when it just hangs up. */
export function sendRaw(site: string, bytes: Buffer): Promise<{ status: number; ms: number }> {
  const { hostname, port } = new URL(site);
  const started = performance.now();
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.setTimeout(15_000, () => socket.destroy(new Error('No answer to raw bytes.')));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () =>
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), ms: performance.now() - started }),
    );
  });
}
