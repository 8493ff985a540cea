import { Link, useLocation, useNavigate } from '@remix-run/react';
import { Gift } from 'lucide-react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { showsInvitationTrigger } from '../../../rules/invitation';
import { loadPart } from '../../lib/load-part';
import { paths } from '../../lib/paths';
import header from '../shell/app-header.module.css';
import { useLazyPopup } from '../ui/use-lazy-popup';

const loadPopup = () => loadPart(() => import('./invitation-popup')).then((part) => part?.InvitationPopup ?? null);
const label = 'Receive invitation vouchers';

/**
 * The way to the invitation popup. Before scripts run, and when the popup cannot be fetched, it leads to the profile, where
 * the link stands too.
 */
export function InvitationTrigger() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { trigger, Popup, ids, open, show, hide } = useLazyPopup(loadPopup, () => navigate(paths.profile));
  if (!showsInvitationTrigger(pathname)) return null;
  const face = <Gift aria-hidden size={24} />;
  if (!hydrated) {
    return (
      <Link to={paths.profile} className={`${header.icon} ${header.invitation}`} aria-label={label}>
        {face}
      </Link>
    );
  }
  return (
    <>
      <button
        {...trigger}
        className={`${header.icon} ${header.invitation}`}
        aria-label={label}
        onClick={open ? hide : show}
      >
        {face}
      </button>
      {Popup === null ? null : <Popup ids={ids} open={open} onClose={hide} />}
    </>
  );
}
