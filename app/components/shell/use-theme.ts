import { useState } from 'react';
import { isTheme, type Theme, themeCookieValue } from '../../lib/theme';
import { writeCookie } from '../../lib/write-cookie';
import { usePageContext } from './page-context';

export type ThemeChoice = Theme | 'system';

/** The visitor's choice of theme, and how to change it at once without asking the server. */
export function useTheme(): [ThemeChoice, (choice: string) => void] {
  const { theme } = usePageContext();
  const [choice, setChoice] = useState<ThemeChoice>(theme ?? 'system');
  const choose = (value: string) => {
    const chosen = isTheme(value) ? value : null;
    setChoice(chosen ?? 'system');
    writeCookie(themeCookieValue(chosen));
    if (chosen === null) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  };
  return [choice, choose];
}
