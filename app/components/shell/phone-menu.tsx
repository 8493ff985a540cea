import { Menu } from '@chakra-ui/react';
import { Link } from '@remix-run/react';
import { Menu as MenuIcon } from 'lucide-react';
import { useHydrated } from 'remix-utils/use-hydrated';
import styles from './app-header.module.css';
import { CountBadge } from './count-badge';
import menu from './header-menu.module.css';
import type { NavLink } from './nav-links';
import { PlainMenu } from './plain-menu';

/** The main links on a phone, behind one button. */
export function PhoneMenu({ links }: { links: NavLink[] }) {
  const hydrated = useHydrated();
  const face = <MenuIcon aria-hidden size={24} />;
  if (!hydrated) {
    return (
      <div className={styles.phone}>
        <PlainMenu label="Menu" face={face}>
          {links.map((link) => (
            <a key={link.label} href={link.to} className={menu.item}>
              {link.label}
            </a>
          ))}
        </PlainMenu>
      </div>
    );
  }
  return (
    <div className={styles.phone}>
      <Menu.Root positioning={{ placement: 'bottom-end', gutter: 10 }}>
        <Menu.Trigger asChild>
          <button type="button" className={styles.icon} aria-label="Menu">
            {face}
          </button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content className={menu.panel}>
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
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
    </div>
  );
}
