import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
// With what has no look: the joiner that keeps a full stop beside its formula, and the like.
const textSigns = `${ascii}\u00a0\u2009\u200b\u2060–—‘’“”…·•×÷−±°²³½¼¾©é¢→←↑↓`;
const mathsSigns = `${ascii}\u00a0\u200b×÷±·°−⋅…→≤≥≠≈≡∼∞∠△⊥∥∣∴π√∫∑′″’`;

/** The text in all its weights: one variable file, cut down to the weights that the styles use. */
const text = {
  family: 'Atkinson Hyperlegible Next Variable',
  folder: '@fontsource-variable/atkinson-hyperlegible-next/files',
  file: 'atkinson-hyperlegible-next-latin-wght-normal',
  weights: { min: 400, max: 800 },
  /** As the package says it: only faces of the same family, style and weight stand in for one another. */
  says: '200 800',
};

/** The faces of KaTeX that most questions use: [file, family, weight, style]. */
const maths = [
  ['KaTeX_Main-Regular', 'KaTeX_Main', 400, 'normal'],
  ['KaTeX_Main-Bold', 'KaTeX_Main', 700, 'normal'],
  ['KaTeX_Math-Italic', 'KaTeX_Math', 400, 'italic'],
  ['KaTeX_AMS-Regular', 'KaTeX_AMS', 400, 'normal'],
  ['KaTeX_Size1-Regular', 'KaTeX_Size1', 400, 'normal'],
  ['KaTeX_Size2-Regular', 'KaTeX_Size2', 400, 'normal'],
];

/** Digits for children: the nought of our text has a stroke through it, that of formulas has none. */
const youngDigits = [
  ['KaTeX_Main-Regular', '400 500'],
  ['KaTeX_Main-Bold', '600 800'],
];

/**
 * Makes the fonts small: for each family a file of the signs that nearly every page is written in, beside the package's
 * whole file, which browsers fetch only when a page has some other sign (`unicode-range`). Kept in `.cache/fonts` until
 * a package or this file changes.
 * @param {string} root
 * @returns {Promise<string>} the folder with `text.css`, `text.woff2` and `maths.css`
 */
export async function smallFonts(root) {
  const folder = join(root, '.cache', 'fonts', keyOf(root));
  if (existsSync(folder)) return folder;
  const { default: subset } = await import('subset-font');
  const made = `${folder}.${process.pid}`;
  mkdirSync(made, { recursive: true });
  const packages = join(root, 'node_modules');

  const whole = readFileSync(join(packages, text.folder, `${text.file}.woff2`));
  const options = { targetFormat: 'woff2', variationAxes: { wght: text.weights } };
  writeFileSync(join(made, 'text.woff2'), await subset(whole, textSigns, options));
  writeFileSync(
    join(made, 'text.css'),
    `@import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";\n${face({ family: text.family, file: 'text', weight: text.says, style: 'normal', signs: textSigns, display: 'swap' })}`,
  );

  const katex = join(packages, 'katex', 'dist');
  let css = readFileSync(join(katex, 'katex.min.css'), 'utf8')
    // Every browser that runs this site takes woff2.
    .replaceAll(/,url\([^)]+\) format\("(woff|truetype)"\)/g, '')
    .replaceAll('url(fonts/', 'url(../../../node_modules/katex/dist/fonts/');
  for (const [file, family, weight, style] of maths) {
    const font = readFileSync(join(katex, 'fonts', `${file}.woff2`));
    writeFileSync(join(made, `${file}.woff2`), await subset(font, mathsSigns, { targetFormat: 'woff2' }));
    css += face({ family, file, weight: String(weight), style, signs: mathsSigns, display: 'block' });
  }
  for (const [file, weight] of youngDigits) {
    css += face({ family: 'Young Digits', file, weight, style: 'normal', signs: '0123456789', display: 'swap' });
  }
  writeFileSync(join(made, 'maths.css'), css);
  try {
    renameSync(made, folder);
  } catch {
    // Another process was quicker; its files are the same.
    rmSync(made, { recursive: true });
  }
  return folder;
}

/** Of several faces of a family that have a sign, browsers take the one that stands last. */
function face({ family, file, weight, style, signs, display }) {
  return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:${display};src:url(./${file}.woff2) format("woff2");unicode-range:${rangeOf(signs)}}\n`;
}

/** `U+20-7e,U+a0,…` */
function rangeOf(signs) {
  const codes = [...new Set(signs)].map((sign) => sign.codePointAt(0)).sort((a, b) => a - b);
  const ranges = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => `U+${from.toString(16)}${from === to ? '' : `-${to.toString(16)}`}`).join(',');
}

function keyOf(root) {
  const hash = createHash('sha256').update(readFileSync(new URL(import.meta.url)));
  for (const name of ['katex', '@fontsource-variable/atkinson-hyperlegible-next', 'subset-font']) {
    hash.update(readFileSync(join(root, 'node_modules', name, 'package.json')));
  }
  return hash.digest('hex').slice(0, 16);
}
