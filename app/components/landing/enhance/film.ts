/**
 * Gives the film its picture. In the page's HTML it would load with the first styles, far below as it stands, and share a
 * slow line with them.
 */
export function enhanceVideo(film: HTMLElement): () => void {
  film.setAttribute('poster', film.dataset.poster ?? '');
  return () => {};
}
