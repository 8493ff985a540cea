import { Link } from '@remix-run/react';
import { Menu as MenuIcon } from 'lucide-react';
import { paths } from '../../lib/paths';
import styles from './app-header.module.css';
import { HeaderMenu } from './header-menu';
import menu from './header-menu.module.css';
import { Logo } from './logo';
import { publicLinks } from './nav-links';
import publicStyles from './public-header.module.css';
import { SkipLink } from './skip-link';

interface PublicHeaderProps {
  /** Stays over the landing page: dark on its sky, light once the page has scrolled past 400 px. */
  onSky?: boolean;
  /** As the page's route asks. */
  blue?: boolean;
}

/** The header that visitors see: no scripts needed, no Chakra. */
export function PublicHeader({ onSky = false, blue = false }: PublicHeaderProps) {
  return (
    <header
      className={`${styles.header} ${publicStyles.header}`}
      data-look={onSky ? 'sky' : 'dark'}
      data-blue={blue || undefined}
    >
      <SkipLink />
      <div className={styles.row}>
        <Link to={paths.landing} className={styles.logo} aria-label="Marsmaths home page">
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label="Main">
          {publicLinks.map(({ to, label }) => (
            <Link key={to} to={to} data-spare={to === paths.howWeCheck || undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <Link to={paths.login()} className={publicStyles.plain}>
          Log In
        </Link>
        <Link to={paths.register()} className={publicStyles.framed}>
          Register
        </Link>

        <div className={styles.phone}>
          <HeaderMenu label="Menu" face={<MenuIcon aria-hidden size={24} />}>
            {publicLinks.map(({ to, label }) => (
              <a key={to} href={to} className={menu.item}>
                {label}
              </a>
            ))}
            <a href={paths.login()} className={menu.item}>
              Log In
            </a>
          </HeaderMenu>
        </div>
      </div>
    </header>
  );
}
