/** Half a phone's height before the film is in sight. */
const early = '400px';

/**
 * Gives the film its picture when it comes near. A `poster` loads with the page however far below it stands, and would
 * share a slow line with the styles of the first lines.
 */
export function enlivenFilm(film: HTMLElement): () => void {
  const nearness = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      nearness.disconnect();
      film.setAttribute('poster', film.dataset.poster ?? '');
    },
    { rootMargin: early },
  );
  nearness.observe(film);
  return () => nearness.disconnect();
}
