import { expect, test } from 'vitest';
import { startProgram } from './program';

test.each([
  ["throw new Error('Wrong settings: AWARDS_FILE is not JSON')", 'Wrong settings: AWARDS_FILE is not JSON'],
  ["throw new TypeError('of another kind')", 'TypeError: of another kind'],
  ["console.error('gone'); process.exit(3)", 'gone'],
  ['process.exit(3)', 'it ended with exit code 3'],
])('a program that ends by %s says why, and not in its source', async (source, words) => {
  const { ended } = startProgram({
    args: ['-e', source],
    cwd: process.cwd(),
    env: process.env,
    log() {},
  });
  expect(await ended).toContain(words);
  expect(await ended).not.toContain('throw new');
});
