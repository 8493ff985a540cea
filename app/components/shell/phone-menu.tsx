import { Link } from '@remix-run/react';
import { Menu as MenuIcon } from 'lucide-react';
import styles from './app-header.module.css';
import { CountBadge } from './count-badge';
import { HeaderMenu } from './header-menu';
import menu from './header-menu.module.css';
import type { NavLink } from './nav-links';

/** The main links on a phone, behind one button. */
export function PhoneMenu({ links }: { links: NavLink[] }) {
  return (
    <div className={styles.phone}>
      <HeaderMenu label="Menu" face={<MenuIcon aria-hidden size={24} />}>
        {links.map(({ to, label, external, count, counted }) =>
          external ? (
            <a key={label} href={to} className={menu.item}>
              {label}
            </a>
          ) : (
            <Link key={label} to={to} className={menu.item}>
              {label}
              <CountBadge count={count ?? 0} label={counted} />
            </Link>
          ),
        )}
      </HeaderMenu>
    </div>
  );
}
