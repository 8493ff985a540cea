import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const used = 'lucide-react';
/** The module's id in the build. */
export const iconsId = '\0static-icons';

/**
 * Vite plugin: icons of lucide-react as one React element each, their drawing a constant text. The library's own components
 * look for a context, merge classes and make an element for each line, at every rendering.
 * @returns {import('vite').Plugin}
 */
export function staticIcons() {
  return {
    name: 'marsmaths:static-icons',
    enforce: 'pre',
    resolveId: (id) => (id === used ? iconsId : null),
    async load(id) {
      if (id !== iconsId) return null;
      const exports = Object.entries(await import('lucide-react'));
      const icons = exports.filter(([name, { displayName }]) => displayName && !/^Lucide|Icon$/.test(name));
      return [iconSource, ...icons.map(([name, icon]) => exported(name, icon))].join('\n');
    },
  };
}

const iconSource = `
import { createElement } from 'react';
function icon(name, html) {
  const drawing = { __html: html };
  return function Icon({ size = 24, className, ...others }) {
    return createElement('svg', {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: className === undefined ? name : name + ' ' + className,
      'aria-hidden': others['aria-label'] === undefined,
      ...others,
      dangerouslySetInnerHTML: drawing,
    });
  };
}`;

function exported(name, icon) {
  const [, className = '', drawing = ''] =
    /class="([^"]*)"[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(createElement(icon))) ?? [];
  return `export const ${name} = /* @__PURE__ */ icon(${JSON.stringify(className)}, ${JSON.stringify(drawing)});`;
}
