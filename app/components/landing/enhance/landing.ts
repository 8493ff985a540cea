import { enhanceCarousel } from './carousel';
import { enhanceVideo } from './film';
import { enhanceHeader } from './header';
import { enhancePromo } from './promo';
import { reportClick } from './report-click';

const parts: [selector: string, enhance: (part: HTMLElement) => () => void][] = [
  ['[data-live="carousel"]', enhanceCarousel],
  ['[data-live="promo"]', enhancePromo],
  ['[data-live="film"]', enhanceVideo],
  ['header[data-look="sky"]', enhanceHeader],
];

/**
 * What the front page does beyond its HTML. It is written on the document itself, so that visitors get it in a small
 * script of its own, without React (`app/entry.visitor.ts`); where React shows the page it calls the same function.
 * It begins after the first paint (`first-paint.css`). Returns how to stop it; does nothing on other pages.
 */
export function enhanceLanding(): () => void {
  document.documentElement.dataset.painted = '';
  const stops = parts.flatMap(([selector, enhance]) => {
    const part = document.querySelector<HTMLElement>(selector);
    return part === null ? [] : [enhance(part)];
  });
  if (stops.length > 0) reportClick(window.location.search);
  return () => {
    for (const stop of stops) stop();
  };
}
