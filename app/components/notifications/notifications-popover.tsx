import { Popover } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { LazyChakraProvider } from '../ui/chakra/lazy-chakra-provider';
import type { NewNotification } from './notification-data';
import { NotificationsPopup } from './notifications-popup';

interface NotificationsPopoverProps {
  ids: { trigger: string; content: string };
  open: boolean;
  onClose: () => void;
  /** Null while they are on their way. */
  list: NewNotification[] | null;
  timeZone: string;
  refresh: () => Promise<void>;
}

/** The popup below the bell. The focus goes into it, and back to the bell. */
export function NotificationsPopover({ ids, open, onClose, ...popup }: NotificationsPopoverProps) {
  // A popover takes the focus when it opens, not when it is open from the start.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(open), [open]);
  return (
    <LazyChakraProvider>
      <Popover.Root
        ids={ids}
        open={shown}
        onOpenChange={(change) => change.open || onClose()}
        positioning={{ placement: 'bottom-end', gutter: 10 }}
        lazyMount
        unmountOnExit
      >
        <Popover.Positioner>
          <NotificationsPopup {...popup} onLeave={onClose} />
        </Popover.Positioner>
      </Popover.Root>
    </LazyChakraProvider>
  );
}
