import { type RefObject, useEffect, useState } from 'react';

/** All that a page lets people press, choose or fill in. */
const controls = 'a[href], button, input, select, textarea, summary, label, [role="button"], [role="application"]';

/** Where the mascot stands in the gutter beside the page; below that it has room of its own in the bar above. */
const besideThePage = '(min-width: 1441px)';

/** Closer than this is too close for a finger. */
const gap = 4;

/**
 * Whether a control of the page lies where a fixed element stands; null until that is known. An IntersectionObserver
 * whose root is the element's own box tells it, so that scrolling costs nothing. `watching`: false where the element has a
 * place of its own that no control can come to.
 */
export function useControlBelow(element: RefObject<HTMLElement>, watching: boolean): boolean | null {
  const [below, setBelow] = useState<boolean | null>(null);
  useEffect(() => {
    const own = element.current;
    if (!watching || own === null || typeof IntersectionObserver === 'undefined') {
      setBelow(false);
      return;
    }
    const gutter = window.matchMedia(besideThePage);
    const look = () => {
      if (gutter.matches) return watchBox(own, setBelow);
      setBelow(false);
      return () => {};
    };
    let stop = look();
    const restart = () => {
      stop();
      stop = look();
    };
    window.addEventListener('resize', restart);
    return () => {
      window.removeEventListener('resize', restart);
      stop();
    };
  }, [element, watching]);
  return below;
}

function watchBox(own: HTMLElement, onChange: (below: boolean) => void): () => void {
  const box = own.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const sides = [box.top, clientWidth - box.right, clientHeight - box.bottom, box.left];
  const rootMargin = sides.map((side) => `${-Math.round(side - gap)}px`).join(' ');
  const covered = new Set<Element>();
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting && isShown(target)) covered.add(target);
        else covered.delete(target);
      }
      onChange(covered.size > 0);
    },
    { rootMargin },
  );
  const follow = () => {
    for (const control of document.querySelectorAll(controls)) {
      if (seen.has(control) || own.contains(control)) continue;
      seen.add(control);
      observer.observe(control);
    }
    for (const control of seen) {
      if (control.isConnected) continue;
      seen.delete(control);
      observer.unobserve(control);
      if (covered.delete(control)) onChange(covered.size > 0);
    }
  };
  let frame = 0;
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(follow);
  });
  follow();
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    observer.disconnect();
  };
}

/** A closed menu has its boxes all the same. */
const isShown = (element: Element): boolean => element.checkVisibility?.({ visibilityProperty: true }) ?? true;
