import { useEffect } from 'react';
import type { PanelView } from './use-chat-panel';

const phone = '(max-width: 768px)';

/**
 * Tells the page that the panel is there, so that it makes room for a drawer. On a phone the panel covers the page, which
 * is then out of reach for keyboard and screen reader until the panel closes.
 */
export function usePageRoom(view: PanelView, width: string): void {
  useEffect(() => {
    const { body } = document;
    body.dataset.chat = view;
    body.style.setProperty('--chat-width', width);
    return () => {
      delete body.dataset.chat;
      body.style.removeProperty('--chat-width');
    };
  }, [view, width]);
  useEffect(() => {
    const narrow = window.matchMedia(phone);
    const covered = () => [...document.querySelectorAll<HTMLElement>('#main, body > header')];
    const update = () => {
      for (const element of covered()) element.inert = narrow.matches;
    };
    update();
    narrow.addEventListener('change', update);
    return () => {
      narrow.removeEventListener('change', update);
      for (const element of covered()) element.inert = false;
    };
  }, []);
}
