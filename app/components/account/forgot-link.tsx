import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import styles from './account.module.css';

export function ForgotLink() {
  return (
    <Link to={paths.forgotPassword} className={styles.aside}>
      Forgot it?
    </Link>
  );
}
