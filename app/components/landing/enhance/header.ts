import { landingScrollThreshold } from '../../../../rules/constants';
import { listen } from './listen';

/** Tells the header when the page has scrolled past 400 px, in browsers whose styles cannot follow the scrolling. */
export function enhanceHeader(header: HTMLElement): () => void {
  if (CSS.supports('animation-timeline: scroll()')) return () => {};
  const update = () => header.toggleAttribute('data-scrolled', window.scrollY > landingScrollThreshold);
  update();
  return listen([[window, 'scroll', update]]);
}
