/**
 * Numbered progress lines: `[2/6] Installing packages … 12 s`. A terminal sees the seconds run; a log file gets a sign
 * of life every 15 seconds on the same line.
 *
 * @param {{ total: number, write?: (text: string) => void, isTerminal?: boolean, now?: () => number }} options
 */
export function createProgress({
  total,
  write = (text) => process.stdout.write(text),
  isTerminal = process.stdout.isTTY === true,
  now = Date.now,
}) {
  let number = 0;
  return {
    /**
     * Runs one step. The action may return a short note that is shown in place of the time ("nothing changed").
     * @template T
     * @param {string} title
     * @param {(setNote: (note: string) => void) => Promise<T> | T} action
     * @returns {Promise<T>}
     */
    async step(title, action) {
      number += 1;
      const head = `[${number}/${total}] ${title} …`;
      const start = now();
      let note = '';
      write(head);
      const timer = setInterval(
        () => write(isTerminal ? `\r${head} ${elapsed(now() - start)}` : ` ${elapsed(now() - start)} …`),
        isTerminal ? 1000 : 15_000,
      );
      try {
        const result = await action((text) => {
          note = text;
        });
        const end = note || elapsed(now() - start);
        write(isTerminal ? `\r${head} ${end}\u001b[K\n` : ` ${end}\n`);
        return result;
      } catch (error) {
        write(' failed\n');
        throw error;
      } finally {
        clearInterval(timer);
      }
    },
    /** @param {string} text a whole line below the steps */
    line(text) {
      write(`${text}\n`);
    },
  };
}

/** "0.4 s", "12 s", "2 min 5 s". @param {number} milliseconds */
export function elapsed(milliseconds) {
  if (milliseconds < 9950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
