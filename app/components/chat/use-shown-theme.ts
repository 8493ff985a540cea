import { useSyncExternalStore } from 'react';
import { isTheme } from '../../lib/theme';
import type { ThemeChoice } from '../shell/use-theme';

/** The theme that the page shows now, however it was chosen. */
export function useShownTheme(): ThemeChoice {
  return useSyncExternalStore(watchTheme, shownTheme, () => 'system');
}

function shownTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'system';
}

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
