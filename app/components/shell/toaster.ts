import { createToaster } from '@chakra-ui/react';

/** Short notices at the edge of the page: `toaster.create({ title, type: 'info' })`. Signed-in pages only. */
export const toaster = createToaster({ placement: 'bottom', pauseOnPageIdle: true, max: 3, duration: 5000 });
