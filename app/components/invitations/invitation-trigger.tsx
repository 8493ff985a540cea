import { Link, useLocation } from '@remix-run/react';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { showsInvitationTrigger } from '../../../rules/invitation';
import { paths } from '../../lib/paths';
import header from '../shell/app-header.module.css';
import { InvitationPopup } from './invitation-popup';

const label = 'Receive invitation vouchers';

/** The way to the invitation popup; before scripts run it leads to the profile, where the link stands too. */
export function InvitationTrigger() {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  if (!showsInvitationTrigger(pathname)) return null;
  const face = <Gift aria-hidden size={24} />;
  if (!hydrated) {
    return (
      <Link to={paths.profile} className={header.icon} aria-label={label}>
        {face}
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        className={header.icon}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {face}
      </button>
      <InvitationPopup open={open} onClose={() => setOpen(false)} />
    </>
  );
}
