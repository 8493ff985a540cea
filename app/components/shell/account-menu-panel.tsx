import { Menu } from '@chakra-ui/react';
import { Link } from '@remix-run/react';
import menu from './header-menu.module.css';
import { MenuPanel, type OpenMenu } from './menu-panel';
import type { NavLink } from './nav-links';
import { themeChoices } from './theme-choices';
import type { ThemeChoice } from './use-theme';

interface AccountMenuPanelProps extends OpenMenu {
  links: NavLink[];
  /** Address that logs out. */
  logout: string;
  theme: ThemeChoice;
  onTheme: (choice: string) => void;
}

const logOut = 'log-out';

/** Links of the account, the theme, and the way out. */
export function AccountMenuPanel({ links, logout, theme, onTheme, ...opened }: AccountMenuPanelProps) {
  return (
    <MenuPanel {...opened} values={[...links.map(({ to }) => to), logOut]}>
      {links.map(({ to, label }) => (
        <Menu.Item key={to} value={to} asChild>
          <Link to={to} className={menu.item}>
            {label}
          </Link>
        </Menu.Item>
      ))}
      <hr className={menu.rule} />
      <Menu.RadioItemGroup value={theme} onValueChange={({ value }) => onTheme(value)}>
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
      <Menu.Item value={logOut} asChild>
        <a href={logout} className={menu.item}>
          Log Out
        </a>
      </Menu.Item>
    </MenuPanel>
  );
}
