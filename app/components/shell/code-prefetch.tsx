import { useEffect } from 'react';
import { savesData } from '../../lib/saves-data';
import { codeOfPage } from './code-of-page';

/** Remix marks the links inside the site so; plain links, such as the one that logs out, have no mark. */
const innerLink = 'a[data-discover]';
/** Mouse and finger, and the keyboard. */
const intents = ['pointerover', 'focusin'] as const;

/**
 * Fetches the code of a page as soon as somebody points at a link to it, for every link of the site. Its data waits for
 * the click: answers are private and not kept, so they would be fetched twice (docs/decisions/0018-prefetch.md).
 */
export function CodePrefetch() {
  useEffect(() => {
    if (savesData()) return;
    const asked = new Set<string>();
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(innerLink) : null;
      if (link === null || link.origin !== location.origin || asked.has(link.pathname)) return;
      const { scripts, styles } = codeOfPage(window.__remixManifest?.routes ?? {}, link.pathname);
      if (scripts.length > 0) asked.add(link.pathname);
      for (const href of scripts) ask(asked, { rel: 'modulepreload', href });
      for (const href of styles) ask(asked, { rel: 'prefetch', as: 'style', href });
    };
    for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, prefetch);
    };
  }, []);
  return null;
}

/** Asks for a file unless it was asked for already, or stands in the page as its style. */
function ask(asked: Set<string>, wanted: { rel: string; as?: string; href: string }): void {
  if (asked.has(wanted.href)) return;
  asked.add(wanted.href);
  if (document.querySelector(`link[href="${CSS.escape(wanted.href)}"]`) !== null) return;
  document.head.append(Object.assign(document.createElement('link'), wanted));
}
