import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import styles from './site-footer.module.css';

/** The foot of every public page. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.row}`}>
        <nav aria-label="Footer" className={styles.links}>
          <Link to={paths.courses}>Courses</Link>
          <Link to={paths.howWeCheck}>How we check</Link>
          <Link to={paths.register()}>Register</Link>
          <Link to={paths.login()}>Log In</Link>
          <Link to={paths.terms}>Terms and Conditions</Link>
          <Link to={paths.privacy}>Privacy Policy</Link>
        </nav>
        <p>© {new Date().getUTCFullYear()} Marsmaths</p>
      </div>
    </footer>
  );
}
