import { renderToStaticMarkup } from 'react-dom/server';
import { FigureView } from '../figure-view';
import type { ShownFigure } from '../shown-figure';

/** A figure as the page gets it, for tests. */
export function draw(figure: ShownFigure): string {
  return renderToStaticMarkup(<FigureView figure={figure} />);
}

/** What must never stand in a drawing: a number that could not be worked out, or a missing field written out. */
export const broken = /NaN|Infinity|undefined|\[object/;

/** The room for a figure on a phone of 390 pixels, and the smallest letters that can be read there, in pixels. */
const phone = 358;
const smallest = 13;

/** Sizes of letters, in pixels on a phone, that are too small to read. Letters in tables are CSS and not found here. */
export function tooSmall(markup: string): number[] {
  const width = Number(/viewBox="0 0 (\d+)/.exec(markup)?.[1] ?? phone);
  const scale = Math.min(1, phone / width);
  return [...markup.matchAll(/font-size="([\d.]+)"/g)]
    .map(([, size]) => Number(size) * scale)
    .filter((size) => size < smallest);
}

/** The text with its signs as HTML writes them. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
