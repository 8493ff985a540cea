import { env } from './env.server';

/** Something to know about that is no failure, such as a report of the browser. */
export function logNotice(kind: string, fields: Record<string, string | number>, id: string): void {
  if (env.NODE_ENV === 'test') return;
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), kind, ...fields, id })}\n`);
}

/**
 * A failure nobody planned for: where it happened, never what it was about, because messages of errors may hold what
 * people typed.
 */
export function logError(error: unknown, id: string): void {
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error };
  const frames = stack.split('\n').filter((line) => line.trimStart().startsWith('at '));
  const line = { time: new Date().toISOString(), kind: 'error', name, stack: frames.map((frame) => frame.trim()), id };
  process.stderr.write(`${JSON.stringify(line)}\n`);
  if (env.NODE_ENV === 'development') console.error(error);
}
