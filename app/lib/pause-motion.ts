const idleMs = 30_000;

const activities = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'];

/**
 * Pauses drawings that move without end while nobody sees them: out of sight, or on a page untouched for 30 seconds.
 * The mascot alone keeps a tenth of a core busy. The pausing itself is done by the style sheet of the drawing.
 */
export function pauseMotion(): void {
  const page = document.documentElement;
  let timer: ReturnType<typeof setTimeout>;
  const wake = () => {
    clearTimeout(timer);
    delete page.dataset.idle;
    timer = setTimeout(() => {
      page.dataset.idle = '';
    }, idleMs);
  };
  for (const type of activities) window.addEventListener(type, wake, { passive: true, capture: true });
  wake();

  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) target.toggleAttribute('data-out-of-sight', !isIntersecting);
  });
  const watchDrawings = () => {
    for (const drawing of document.querySelectorAll('svg[data-pose]')) sight.observe(drawing);
  };
  new MutationObserver(watchDrawings).observe(document.body, { childList: true, subtree: true });
  watchDrawings();
}
