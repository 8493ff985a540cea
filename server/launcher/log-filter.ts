/** A line of remix-serve's access log: `GET /path?token=… 200 12 - 3.4 ms`. It holds whole addresses, and with them keys. */
const accessLine = /^[A-Z-]+ \S+ (\d{3}|-) (\d+|-) - (\d+(\.\d+)?|-) ms$/;
const ownAddressLine = /^\[remix-serve\] http/;
/** remix-serve closes its server a second time when two signals come. */
const noise = /ERR_SERVER_NOT_RUNNING/;

/** Longer lines are cut: a program must not fill our memory by never ending its line. */
const longestLine = 64_000;

/** Whether a line of a program's output may be kept. */
export function mayBeLogged(line: string): boolean {
  return line !== '' && !accessLine.test(line) && !ownAddressLine.test(line) && !noise.test(line);
}

/** Cuts a stream of chunks into lines and hands on those that may be kept. */
export function createLineFilter(keep: (line: string) => void): { write(chunk: string): void; end(): void } {
  let rest = '';
  const pass = (line: string) => {
    const text = line.trimEnd();
    if (mayBeLogged(text)) keep(text);
  };
  return {
    write(chunk) {
      const lines = (rest + chunk).split('\n');
      rest = (lines.pop() ?? '').slice(0, longestLine);
      for (const line of lines) pass(line);
    },
    end() {
      pass(rest);
      rest = '';
    },
  };
}
