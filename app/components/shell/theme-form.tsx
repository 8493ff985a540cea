import { useLocation } from '@remix-run/react';
import type { FormEvent } from 'react';
import { paths } from '../../lib/paths';
import menu from './header-menu.module.css';
import { themeChoices } from './theme-choices';
import { useTheme } from './use-theme';

/** Light, dark or system: at once with scripts; without them each choice is a button that posts and comes back. */
export function ThemeForm() {
  const { pathname, search } = useLocation();
  const [theme, chooseTheme] = useTheme();
  const choose = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    chooseTheme(submitter.value);
  };
  return (
    <form method="post" action={paths.api.theme} onSubmit={choose} aria-labelledby="theme-choices">
      <input type="hidden" name="next" value={pathname + search} />
      <p id="theme-choices" className={menu.group}>
        Theme
      </p>
      <div className={menu.choices}>
        {themeChoices.map(({ value, label }) => (
          <button
            key={value}
            type="submit"
            name="theme"
            value={value}
            className={menu.choice}
            aria-pressed={value === theme}
          >
            {label}
          </button>
        ))}
      </div>
    </form>
  );
}
