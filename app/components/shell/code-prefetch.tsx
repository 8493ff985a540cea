import { useEffect } from 'react';
import { buildOfPage } from '../../lib/build-of-page';
import { savesData } from '../../lib/saves-data';
import { codeOfPage, type PageCode, pageCodeAddress } from './code-of-page';

/** Remix marks the links inside the site so; plain links, such as the one that logs out, have no mark. */
const innerLink = 'a[data-discover]';
/** Mouse and finger, and the keyboard. */
const intents = ['pointerover', 'focusin'] as const;

/**
 * Fetches the code of a page as soon as somebody points at a link to it, for every link of the site. Its data waits for
 * the click: answers are private and not stored, so they would be fetched twice (docs/decisions/0053).
 */
export function CodePrefetch() {
  useEffect(() => {
    // The development server serves modules one by one and has no map of them.
    if (!import.meta.env.PROD || savesData()) return;
    let map: Promise<PageCode> | undefined;
    const asked = new Set<string>();
    const prefetch = async ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(innerLink) : null;
      if (link === null || link.origin !== location.origin || asked.has(link.pathname)) return;
      asked.add(link.pathname);
      map ??= fetchPageCode(buildOfPage());
      try {
        for (const href of codeOfPage(await map, link.pathname)) preload(asked, href);
      } catch {
        // Without the map nothing is fetched early; the next link tries again.
        map = undefined;
        asked.delete(link.pathname);
      }
    };
    for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, prefetch);
    };
  }, []);
  return null;
}

async function fetchPageCode(build: string): Promise<PageCode> {
  const response = await fetch(pageCodeAddress(build));
  if (!response.ok) throw new Error(`The map of pages answered ${response.status}`);
  return response.json();
}

/** Asks for a file unless it was asked for already, or stands in the page as its style. */
function preload(asked: Set<string>, href: string): void {
  if (asked.has(href)) return;
  asked.add(href);
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`) !== null) return;
  const kind = href.endsWith('.css') ? { rel: 'prefetch', as: 'style' } : { rel: 'modulepreload' };
  document.head.append(Object.assign(document.createElement('link'), kind, { href }));
}
