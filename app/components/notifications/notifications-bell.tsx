import { Popover } from '@chakra-ui/react';
import { Link } from '@remix-run/react';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import type { ShellData } from '../../graphql/shell/shell';
import { paths } from '../../lib/paths';
import header from '../shell/app-header.module.css';
import { NotificationsPopup } from './notifications-popup';
import { useNewNotifications } from './use-new-notifications';

/** The bell with its red dot. It opens the popup; before scripts run it is a link to the whole list. */
export function NotificationsBell({ viewer }: { viewer: ShellData['viewer'] }) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
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
  return (
    <Popover.Root
      open={open}
      onOpenChange={(change) => {
        setOpen(change.open);
        if (change.open) void refresh();
      }}
      positioning={{ placement: 'bottom-end', gutter: 10 }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <button type="button" className={header.icon} aria-label={label}>
          {face}
        </button>
      </Popover.Trigger>
      <Popover.Positioner>
        <NotificationsPopup list={list} timeZone={viewer.timeZone} refresh={refresh} onLeave={() => setOpen(false)} />
      </Popover.Positioner>
    </Popover.Root>
  );
}
