import { Link, useLocation, useNavigate } from '@remix-run/react';
import { Gift } from 'lucide-react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { showsInvitationTrigger } from '../../../rules/invitation';
import { paths } from '../../lib/paths';
import { useBehaviourPart } from '../behaviour/use-behaviour-part';
import header from '../shell/app-header.module.css';

const label = 'Receive invitation vouchers';

/**
 * The way to the invitation popup. Before scripts run, and when the popup cannot be fetched, it leads to the profile, where
 * the link stands too.
 */
export function InvitationTrigger() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { trigger, parts, ids, open, show, hide } = useBehaviourPart(() => navigate(paths.profile));
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
        {...trigger}
        className={header.icon}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={open ? hide : show}
      >
        {face}
      </button>
      {parts === null ? null : <parts.InvitationPopup ids={ids} open={open} onClose={hide} />}
    </>
  );
}
