import { useEffect, useState } from 'react';

/** Whether the page is scrolled further than `pixels`; false in the first HTML and while `active` is false. */
export function useScrolledPast(pixels: number, active = true): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!active) return;
    const update = () => setPast(window.scrollY > pixels);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [pixels, active]);
  return past;
}
