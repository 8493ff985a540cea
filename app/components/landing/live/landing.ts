import { enlivenCarousel } from './carousel';
import { enlivenFilm } from './film';
import { enlivenHeader } from './header';
import { enlivenPromo } from './promo';
import { reportClick } from './report-click';

const parts: [selector: string, enliven: (part: HTMLElement) => () => void][] = [
  ['[data-live="carousel"]', enlivenCarousel],
  ['[data-live="promo"]', enlivenPromo],
  ['[data-live="film"]', enlivenFilm],
  ['header[data-look="sky"]', enlivenHeader],
];

/**
 * What the front page does beyond its HTML. It is written on the document itself, so that visitors get it in a small
 * script of its own, without React (`app/entry.visitor.ts`); where React shows the page it calls the same function.
 * It begins after the first paint (`first-paint.css`). Returns how to stop it; does nothing on other pages.
 */
export function enlivenLanding(): () => void {
  document.documentElement.dataset.painted = '';
  const stops = parts.flatMap(([selector, enliven]) => {
    const part = document.querySelector<HTMLElement>(selector);
    return part === null ? [] : [enliven(part)];
  });
  if (stops.length > 0) reportClick(window.location.search);
  return () => {
    for (const stop of stops) stop();
  };
}
