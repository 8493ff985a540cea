import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnvironmentFile } from '../../scripts/lib/environment-file.mjs';
import { createProgress } from '../../scripts/lib/progress.mjs';
import { launch } from './launch';

export { launch };

/** Started alone (`node build/launcher/index.js`): everything is installed and built already. */
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
  loadEnvironmentFile(root);
  await launch({ root, progress: createProgress({ total: 3 }) });
}
