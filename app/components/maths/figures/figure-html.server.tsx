import { renderToStaticMarkup } from 'react-dom/server';
import { readFigure } from './figure-schema.server';
import { FigureView } from './figure-view';

/**
 * A figure from the BFF as safe HTML, for `DrawnFigure`: what draws all figures (25 KB) never reaches the browser. Parts of
 * drawings have ids, so `name` is one that no other figure of the page has. Null where there is no figure.
 */
export function figureHtml(data: unknown, name: string): string | null {
  const figure = readFigure(data);
  if (figure === null) return null;
  return renderToStaticMarkup(<FigureView figure={figure} />, { identifierPrefix: `${name}-` });
}
