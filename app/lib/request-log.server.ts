import { env } from '../http/env.server';
import { routePattern } from './route-patterns';

export interface RequestLine {
  method: string;
  address: string;
  status: number;
  ms: number;
  id: string;
}

/**
 * One JSON line: the route's pattern, never the address itself, which may hold keys and tokens. Put together by hand: a
 * kept page takes 50 µs, and JSON.stringify a tenth of that again. Nothing in it can hold a quote: patterns are our own,
 * and the front door lets no other id in than letters, digits, - and _.
 */
export function requestLine({ method, address, status, ms, id }: RequestLine): string {
  const word = /^[A-Z]{1,10}$/.test(method) ? method : '?';
  const tenths = Math.round(ms * 10) / 10;
  return `{"time":"${timeNow()}","kind":"request","method":"${word}","route":"${routePattern(address)}","status":${status},"ms":${tenths},"id":"${id}"}`;
}

let shownMs = 0;
let shownTime = '';

/** The time of now, spelt once a millisecond. */
function timeNow(): string {
  const now = Date.now();
  if (now !== shownMs) {
    shownMs = now;
    shownTime = new Date(now).toISOString();
  }
  return shownTime;
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
