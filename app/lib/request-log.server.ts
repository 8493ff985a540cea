import { env } from './env.server';
import { routePattern } from './route-patterns';

export interface RequestLine {
  method: string;
  address: string;
  status: number;
  ms: number;
  id: string;
}

/** One JSON line: the route's pattern, never the address itself, which may hold keys and tokens. */
export function requestLine({ method, address, status, ms, id }: RequestLine): string {
  return JSON.stringify({
    time: new Date().toISOString(),
    kind: 'request',
    method: /^[A-Z]{1,10}$/.test(method) ? method : '?',
    route: routePattern(address),
    status,
    ms: Math.round(ms * 10) / 10,
    id,
  });
}

export function logRequest(line: RequestLine): void {
  if (env.NODE_ENV !== 'test') writeSoon(requestLine(line));
}

/** Lines are written together: one write for each request costs more than a kept page. */
const gatherMs = 100;
const longestGathered = 16_000;
let gathered = '';
let timer: NodeJS.Timeout | undefined;

function writeSoon(line: string): void {
  gathered += `${line}\n`;
  if (gathered.length > longestGathered) writeGathered();
  else timer ??= setTimeout(writeGathered, gatherMs).unref();
}

function writeGathered(): void {
  clearTimeout(timer);
  timer = undefined;
  if (gathered !== '') process.stdout.write(gathered);
  gathered = '';
}

process.once('exit', writeGathered);

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
