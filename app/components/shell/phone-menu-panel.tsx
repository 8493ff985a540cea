import { Menu } from '@chakra-ui/react';
import { Link } from '@remix-run/react';
import { CountBadge } from './count-badge';
import menu from './header-menu.module.css';
import { MenuPanel, type OpenMenu } from './menu-panel';
import type { NavLink } from './nav-links';

/** The main links, below their button. */
export function PhoneMenuPanel({ links, ...opened }: OpenMenu & { links: NavLink[] }) {
  return (
    <MenuPanel {...opened} values={links.map(({ label }) => label)}>
      {links.map((link) => (
        <Menu.Item key={link.label} value={link.label} asChild>
          {link.external ? (
            <a href={link.to} className={menu.item}>
              {link.label}
            </a>
          ) : (
            <Link to={link.to} className={menu.item}>
              {link.label}
              <CountBadge count={link.count ?? 0} />
            </Link>
          )}
        </Menu.Item>
      ))}
    </MenuPanel>
  );
}
