import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';

/** A command ended badly; `tail` holds the last lines that it printed. */
export class CommandError extends Error {
  constructor(command, code, tail) {
    super(`${command} ended with ${code}`);
    this.name = 'CommandError';
    this.code = code;
    this.tail = tail;
  }
}

/**
 * Runs a command to its end, its output into a log file (or through to the terminal when there is none).
 * A SIGTERM or SIGINT that reaches us meanwhile ends the command and then us.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, logFile?: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<void>} rejects with CommandError
 */
export function runCommand(command, args, { cwd, logFile, env = process.env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', logFile ? 'pipe' : 'inherit', logFile ? 'pipe' : 'inherit'],
    });
    const log = logFile ? createWriteStream(logFile, { flags: 'a', mode: 0o600 }) : undefined;
    let tail = '';
    const keep = (chunk) => {
      tail = (tail + chunk).slice(-4000);
      log?.write(chunk);
    };
    log?.write(`\n$ ${command} ${args.join(' ')}\n`);
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);

    const leave = (signal) => {
      child.kill('SIGTERM');
      process.exit(signal === 'SIGINT' ? 130 : 143);
    };
    process.once('SIGTERM', leave).once('SIGINT', leave);
    const settle = (act) => {
      process.off('SIGTERM', leave).off('SIGINT', leave);
      log?.end();
      act();
    };
    child.once('error', (error) => settle(() => reject(new CommandError(command, error.code ?? error.message, tail))));
    child.once('close', (code, signal) =>
      settle(() => (code === 0 ? resolve() : reject(new CommandError(command, code ?? signal, tail)))),
    );
  });
}
