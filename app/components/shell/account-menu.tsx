import { Menu } from '@chakra-ui/react';
import { Link } from '@remix-run/react';
import { useHydrated } from 'remix-utils/use-hydrated';
import type { ShellData } from '../../graphql/shell/shell';
import styles from './app-header.module.css';
import menu from './header-menu.module.css';
import { accountLinks, initials } from './nav-links';
import { PlainMenu } from './plain-menu';
import { PlainThemeForm } from './plain-theme-form';
import { type ThemeChoice, useTheme } from './use-theme';

export const themeChoices: { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

/** The avatar and its menu. Before scripts run it is a plain disclosure with the same links. */
export function AccountMenu({ shell }: { shell: ShellData }) {
  const hydrated = useHydrated();
  const avatar = <span className={styles.avatar}>{initials(shell.viewer.nickname)}</span>;
  if (hydrated) return <LiveAccountMenu shell={shell} avatar={avatar} />;
  return (
    <PlainMenu label="Account menu" face={avatar}>
      {accountLinks(shell).map(({ to, label }) => (
        <a key={to} href={to} className={menu.item}>
          {label}
        </a>
      ))}
      <PlainThemeForm choices={themeChoices} />
      <a href={shell.links.logout} className={menu.item}>
        Log Out
      </a>
    </PlainMenu>
  );
}

function LiveAccountMenu({ shell, avatar }: { shell: ShellData; avatar: JSX.Element }) {
  const [theme, chooseTheme] = useTheme();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 10 }}>
      <Menu.Trigger asChild>
        <button type="button" className={styles.icon} aria-label="Account menu">
          {avatar}
        </button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content className={menu.panel}>
          {accountLinks(shell).map(({ to, label }) => (
            <Menu.Item key={to} value={to} asChild>
              <Link to={to} className={menu.item}>
                {label}
              </Link>
            </Menu.Item>
          ))}
          <hr className={menu.rule} />
          <Menu.RadioItemGroup value={theme} onValueChange={({ value }) => chooseTheme(value)}>
            <Menu.ItemGroupLabel className={menu.group}>Theme</Menu.ItemGroupLabel>
            <div className={menu.choices}>
              {themeChoices.map(({ value, label }) => (
                <Menu.RadioItem key={value} value={value} className={menu.choice} closeOnSelect={false}>
                  {label}
                </Menu.RadioItem>
              ))}
            </div>
          </Menu.RadioItemGroup>
          <hr className={menu.rule} />
          <Menu.Item value="log-out" asChild>
            <a href={shell.links.logout} className={menu.item}>
              Log Out
            </a>
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
