import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads settings from the file `.env` of the checkout, if there is one. What the environment says already, wins.
 * @param {string} root
 */
export function loadEnvironmentFile(root) {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
