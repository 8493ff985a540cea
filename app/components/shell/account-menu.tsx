import type { ShellData } from '../../graphql/shell/shell';
import styles from './app-header.module.css';
import { HeaderMenu } from './header-menu';
import menu from './header-menu.module.css';
import { accountLinks, initials } from './nav-links';
import { PlainThemeForm } from './plain-theme-form';
import { themeChoices } from './theme-choices';
import { useTheme } from './use-theme';

/** The avatar and its menu. */
export function AccountMenu({ shell }: { shell: ShellData }) {
  const [theme, chooseTheme] = useTheme();
  const links = accountLinks(shell);
  const { logout } = shell.links;
  return (
    <HeaderMenu
      label="Account menu"
      face={<span className={styles.avatar}>{initials(shell.viewer.nickname)}</span>}
      plainItems={
        <>
          {links.map(({ to, label }) => (
            <a key={to} href={to} className={menu.item}>
              {label}
            </a>
          ))}
          <PlainThemeForm choices={themeChoices} />
          <a href={logout} className={menu.item}>
            Log Out
          </a>
        </>
      }
      panel={({ AccountMenuPanel }, opened) => (
        <AccountMenuPanel {...opened} links={links} logout={logout} theme={theme} onTheme={chooseTheme} />
      )}
    />
  );
}
