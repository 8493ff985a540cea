import type { Row } from './row';
import { headerRows } from './section-2/header';
import { invitationRows, notificationRows, trialBannerRows } from './section-2/popups';
import { routeRowsOfSection } from './section-2/routes';
import { chatRows, footerRows } from './section-2/widgets';

/** Screens and routes. */
export const section2: Row[] = [
  ...routeRowsOfSection,
  ...headerRows,
  ...notificationRows,
  ...invitationRows,
  ...trialBannerRows,
  ...chatRows,
  ...footerRows,
];
