import { Link, useNavigate } from '@remix-run/react';
import { Bell } from 'lucide-react';
import { useHydrated } from 'remix-utils/use-hydrated';
import type { ShellData } from '../../graphql/shell/shell';
import { loadPart } from '../../lib/load-part';
import { paths } from '../../lib/paths';
import header from '../shell/app-header.module.css';
import { useLazyPopup } from '../ui/use-lazy-popup';
import { useNewNotifications } from './use-new-notifications';

const loadPopover = () =>
  loadPart(() => import('./notifications-popover')).then((part) => part?.NotificationsPopover ?? null);

/**
 * The bell with its red dot. It opens the popup; before scripts run, and when the popup cannot be fetched, it leads to the
 * whole list.
 */
export function NotificationsBell({ viewer }: { viewer: ShellData['viewer'] }) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { trigger, Popup, ids, open, show, hide } = useLazyPopup(loadPopover, () => navigate(paths.notifications));
  const { list, hasNew, refresh } = useNewNotifications(viewer.hasNewNotifications, viewer.timeZone);
  const label = hasNew ? 'Notifications, new' : 'Notifications';
  const face = (
    <>
      <Bell aria-hidden size={24} />
      {hasNew ? <span className={header.dot} /> : null}
    </>
  );
  if (!hydrated) {
    return (
      <Link to={paths.notifications} className={header.icon} aria-label={label}>
        {face}
      </Link>
    );
  }
  const toggle = () => {
    if (open) return hide();
    show();
    void refresh();
  };
  return (
    <>
      <button {...trigger} className={header.icon} aria-label={label} onClick={toggle}>
        {face}
      </button>
      {Popup === null ? null : (
        <Popup ids={ids} open={open} onClose={hide} list={list} timeZone={viewer.timeZone} refresh={refresh} />
      )}
    </>
  );
}
