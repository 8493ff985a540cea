import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { readFigure } from './figure-schema.server';
import { FigureView } from './figure-view';

/** Stands in a drawing where the name of its place on the page goes. */
const anyName = 'figure-of-any-page-';
const drawn = new LRUCache<string, string>({ max: 2000, maxSize: 16_000_000, sizeCalculation: (html) => html.length });

/**
 * A figure from the BFF as safe HTML, for `DrawnFigure`: what draws all figures (25 KB) never reaches the browser. Parts of
 * drawings have ids, so `name` is one that no other figure of the page has. Null where there is no figure. A figure is
 * checked and drawn once, not for every page that shows it.
 */
export function figureHtml(data: unknown, name: string): string | null {
  if (data === null || data === undefined) return null;
  const key = JSON.stringify(data);
  let html = drawn.get(key);
  if (html === undefined) {
    html = draw(data);
    drawn.set(key, html);
  }
  return html.replaceAll(anyName, `${name}-`);
}

function draw(data: unknown): string {
  const figure = readFigure(data);
  if (figure === null) return '';
  return renderToStaticMarkup(<FigureView figure={figure} />, { identifierPrefix: anyName });
}
