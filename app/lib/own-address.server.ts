import type { Socket } from 'node:net';

const holderKey = Symbol.for('marsmaths.own-address');
const holder = globalThis as { [holderKey]?: string };

/** Notes where this process is reached, from a connection that came in. */
export function noteOwnAddress({ localAddress, localPort }: Pick<Socket, 'localAddress' | 'localPort'>): void {
  if (holder[holderKey] !== undefined || localAddress === undefined) return;
  const plain = localAddress.replace(/^::ffff:/, '');
  holder[holderKey] = `http://${plain.includes(':') ? `[${plain}]` : plain}:${localPort}`;
}

/** http://<address>:<port> of this very process; null before the first connection. */
export function ownAddress(): string | null {
  return holder[holderKey] ?? null;
}
