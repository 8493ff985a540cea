import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';

export function ForgotLink() {
  return <Link to={paths.forgotPassword}>Forgot it?</Link>;
}
