import { env } from './env.server';

/** Something to know about that is no failure, such as a report of the browser. */
export function logNotice(kind: string, fields: Record<string, string | number>, id: string): void {
  if (env.NODE_ENV === 'test') return;
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), kind, ...fields, id })}\n`);
}

/** A failure nobody planned for: name, message and stack, no request data. */
export function logError(error: unknown, id: string): void {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Unknown', message: String(error), stack: '' };
  process.stderr.write(
    `${JSON.stringify({ time: new Date().toISOString(), kind: 'error', name, message, stack, id })}\n`,
  );
}
