import { Link, NavLink } from '@remix-run/react';
import type { ShellData, UnresolvedCounts } from '../../graphql/shell/shell';
import { paths } from '../../lib/paths';
import { InvitationTrigger } from '../invitations/invitation-trigger';
import { NotificationsBell } from '../notifications/notifications-bell';
import { Coin } from '../ui/coin';
import { AccountMenu } from './account-menu';
import styles from './app-header.module.css';
import { CountBadge } from './count-badge';
import { Logo } from './logo';
import { mainLinks, type NavLink as NavLinkData } from './nav-links';
import { PhoneMenu } from './phone-menu';

interface AppHeaderProps {
  shell: ShellData;
  counts: UnresolvedCounts;
  blue: boolean;
}

/** The header of every signed-in page. On blue pages it is blue, as the sky below it. */
export function AppHeader({ shell, counts, blue }: AppHeaderProps) {
  const { viewer } = shell;
  const unresolved = counts.reduce((sum, course) => sum + course.unresolvedCount, 0);
  const links = mainLinks(shell, unresolved);
  return (
    <header className={`${styles.header} ${styles.member}`} data-blue={blue || undefined}>
      <div className={styles.row}>
        <Link to={paths.home} className={styles.logo} aria-label="Marsmaths home page">
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label="Main">
          {links.map((link) => (
            <HeaderLink key={link.label} link={link} />
          ))}
        </nav>
        {viewer.roles.includes('STUDENT') ? <Coins amount={viewer.coins} /> : null}
        <InvitationTrigger />
        <NotificationsBell viewer={viewer} />
        <AccountMenu shell={shell} />
        <PhoneMenu links={links} />
      </div>
    </header>
  );
}

/** The coins of a student, which lead to the shop; people who teach earn none. */
function Coins({ amount }: { amount: number }) {
  return (
    <Link to={paths.shop} className={styles.coins} title="MarsCoins">
      <Coin amount={amount} />
    </Link>
  );
}

function HeaderLink({ link }: { link: NavLinkData }) {
  if (link.external) return <a href={link.to}>{link.label}</a>;
  return (
    <NavLink to={link.to}>
      {link.label}
      <CountBadge count={link.count ?? 0} label={link.counted} />
    </NavLink>
  );
}
