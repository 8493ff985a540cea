import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Below this many bytes a compressed form gains nothing. */
const worthwhile = 512;

/**
 * Leaves compressed forms of each script, style sheet, drawing and map beside it (`name.js.br`, `name.js.gz`): the page server
 * sends them as they are (`web/middleware/static-files.ts`).
 * @param {string} folder
 */
export async function precompress(folder) {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg|json)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const whole = await readFile(join(folder, name));
      if (whole.length < worthwhile) return;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
      await writeFile(join(folder, `${name}.br`), await compressBrotli(whole, { params }));
      await writeFile(join(folder, `${name}.gz`), await compressGzip(whole, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
