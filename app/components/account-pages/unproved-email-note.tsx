import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';

/** Where something bound to an address would stand: why it does not, and the way to it. */
export function UnprovedEmailNote({ children }: { children: ReactNode }) {
  return (
    <p className="small">
      {children} <Link to={paths.confirmEmail}>Confirm your email address</Link>
    </p>
  );
}
