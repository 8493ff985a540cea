import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
/** Below this many bytes a compressed form gains nothing. */
const worthwhile = 512;

/**
 * Leaves the smallest form of each script, style sheet and drawing beside it (`name.js.br`): the page server sends it as
 * it is (`app/lib/visitor-pages/built-files.server.ts`).
 * @param {string} folder
 */
export async function precompress(folder) {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const whole = await readFile(join(folder, name));
      if (whole.length < worthwhile) return;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
      await writeFile(join(folder, `${name}.br`), await brotli(whole, { params }));
    }),
  );
}
