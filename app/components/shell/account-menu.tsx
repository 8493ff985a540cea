import { Link } from '@remix-run/react';
import type { ShellData } from '../../graphql/shell/shell';
import { forgetTypedTexts } from '../../lib/typed-text-keys';
import { picturePath } from '../avatar/picture-path';
import styles from './app-header.module.css';
import { HeaderMenu } from './header-menu';
import menu from './header-menu.module.css';
import { accountLinks, initials } from './nav-links';
import { ThemeForm } from './theme-form';

/** The avatar and its menu: links of the account, the theme, and the way out. */
export function AccountMenu({ shell }: { shell: ShellData }) {
  const { nickname, avatar } = shell.viewer;
  const picture = picturePath(avatar);
  const face = picture ? (
    <img src={picture} alt="" width={44} height={44} />
  ) : (
    <span className={styles.avatar}>{initials(nickname)}</span>
  );
  return (
    <HeaderMenu label="Account menu" face={face}>
      {accountLinks(shell).map(({ to, label }) => (
        <Link key={to} to={to} className={menu.item}>
          {label}
        </Link>
      ))}
      <hr className={menu.rule} />
      <ThemeForm />
      <hr className={menu.rule} />
      <a href={shell.links.logout} className={menu.item} onClick={forgetTypedTexts}>
        Log Out
      </a>
    </HeaderMenu>
  );
}
