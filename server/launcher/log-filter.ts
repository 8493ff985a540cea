/** A line of remix-serve's access log: `GET /path?token=… 200 12 - 3.4 ms`. It holds whole addresses, and with them keys. */
const accessLine = /^[A-Z-]+ \S+ (\d{3}|-) (\d+|-) - (\d+(\.\d+)?|-) ms$/;
const ownAddressLine = /^\[remix-serve\] http/;
/** remix-serve closes its server a second time when two signals come. */
const noise = /ERR_SERVER_NOT_RUNNING/;

/** Whether a line of a program's output may be kept. */
export function mayBeLogged(line: string): boolean {
  return line !== '' && !accessLine.test(line) && !ownAddressLine.test(line) && !noise.test(line);
}
