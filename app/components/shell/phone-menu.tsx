import { Menu as MenuIcon } from 'lucide-react';
import styles from './app-header.module.css';
import { HeaderMenu } from './header-menu';
import menu from './header-menu.module.css';
import type { NavLink } from './nav-links';

/** The main links on a phone, behind one button. */
export function PhoneMenu({ links }: { links: NavLink[] }) {
  return (
    <div className={styles.phone}>
      <HeaderMenu
        label="Menu"
        face={<MenuIcon aria-hidden size={24} />}
        plainItems={links.map((link) => (
          <a key={link.label} href={link.to} className={menu.item}>
            {link.label}
          </a>
        ))}
        panel={({ PhoneMenuPanel }, opened) => <PhoneMenuPanel {...opened} links={links} />}
      />
    </div>
  );
}
