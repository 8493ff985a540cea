import { useLocation } from '@remix-run/react';
import { paths } from '../../lib/paths';
import menu from './header-menu.module.css';
import { usePageContext } from './page-context';

/** Light, dark or system without scripts: each choice is a button that posts and comes back. */
export function PlainThemeForm({ choices }: { choices: { value: string; label: string }[] }) {
  const { pathname, search } = useLocation();
  const current = usePageContext().theme ?? 'system';
  return (
    <form method="post" action={paths.api.theme}>
      <input type="hidden" name="next" value={pathname + search} />
      <p className={menu.group}>Theme</p>
      <div className={menu.choices}>
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="submit"
            name="theme"
            value={value}
            className={menu.choice}
            aria-pressed={value === current}
          >
            {label}
          </button>
        ))}
      </div>
    </form>
  );
}
