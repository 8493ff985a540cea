import { resolve } from 'node:path';

const ending = '?bundled';

/**
 * Vite plugin: `import code from './entry.visitor?bundled'` gives a program with all it imports as one small text, to
 * stand inside a page. Browsers' own bundle gets an empty text: what React shows does not need it.
 * @returns {import('vite').Plugin}
 */
export function bundledText() {
  return {
    name: 'marsmaths:bundled-text',
    enforce: 'pre',
    async load(id, options) {
      if (!id.endsWith(ending)) return null;
      if (options?.ssr !== true) return 'export default "";';
      const { build } = await import('esbuild');
      const { outputFiles, metafile } = await build({
        entryPoints: [id.slice(0, -ending.length)],
        bundle: true,
        write: false,
        metafile: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        logLevel: 'silent',
      });
      for (const source of Object.keys(metafile.inputs)) this.addWatchFile(resolve(source));
      return `export default ${JSON.stringify(outputFiles[0]?.text.trim() ?? '')};`;
    },
  };
}
