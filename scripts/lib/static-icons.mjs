import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const used = 'lucide-react';
const indexId = '\0static-icons';
/** The module of the icons that the first folders use, in the build. */
export const firstIconsId = '\0static-icons/first';
/** The module of all other icons. */
export const otherIconsId = '\0static-icons/others';

/**
 * Vite plugin: icons of lucide-react as one React element each, their drawing a constant text. The library's own components
 * look for a context, merge classes and make an element for each line, at every rendering. They come in two modules, so
 * that a page need not load the icons of all others.
 * @param {string[]} firstFolders whose icons are in the first module: those of what nearly every page loads
 * @returns {import('vite').Plugin}
 */
export function staticIcons(firstFolders) {
  return {
    name: 'marsmaths:static-icons',
    enforce: 'pre',
    resolveId: (id) => (id === used ? indexId : id === firstIconsId || id === otherIconsId ? id : null),
    async load(id) {
      if (id === indexId)
        return `export * from '${firstIconsId}';\nexport * from '${otherIconsId}';`.replaceAll('\0', '\\0');
      if (id !== firstIconsId && id !== otherIconsId) return null;
      const first = namesUsedIn(firstFolders);
      const exports = Object.entries(await import('lucide-react'));
      const icons = exports.filter(
        ([name, { displayName }]) =>
          displayName && !/^Lucide|Icon$/.test(name) && first.has(name) === (id === firstIconsId),
      );
      return {
        code: [iconSource, ...icons.map(([name, icon]) => exported(name, icon))].join('\n'),
        moduleSideEffects: false,
      };
    },
  };
}

/** Names that the files of these folders (not of folders in them) import from the library. */
function namesUsedIn(folders) {
  const names = new Set();
  for (const folder of folders) {
    for (const entry of readdirSync(folder)) {
      const file = join(folder, entry);
      if (!/\.tsx?$/.test(entry) || !statSync(file).isFile()) continue;
      const imports = new RegExp(`import \\{([^}]*)\\} from '${used}'`).exec(readFileSync(file, 'utf8'))?.[1] ?? '';
      for (const name of imports.split(',')) names.add(name.trim().split(' ')[0]);
    }
  }
  return names;
}

const iconSource = `
import { createElement } from 'react';
function icon(html) {
  const drawing = { __html: html };
  return function Icon({ size = 24, className, ...others }) {
    return createElement('svg', {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className,
      'aria-hidden': others['aria-label'] === undefined,
      ...others,
      dangerouslySetInnerHTML: drawing,
    });
  };
}`;

/** The library's class names and namespaces are left out: nothing of ours reads them. */
function exported(name, icon) {
  const [, drawing = ''] = /<svg[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(createElement(icon))) ?? [];
  const short = drawing.replace(/><\/(?:path|circle|rect|line|polyline|polygon|ellipse)>/g, '/>');
  return `export const ${name} = /* @__PURE__ */ icon(${JSON.stringify(short)});`;
}
