import type { Row } from './row';
import { chatNumberRows, storageRows } from './section-9/chat-and-storage';
import { layoutRows, moneyRows, ruleRows } from './section-9/numbers';
import { carouselRows, pollingRows } from './section-9/time';

/** Business constants and limits. */
export const section9: Row[] = [
  ...layoutRows,
  ...moneyRows,
  ...carouselRows,
  ...pollingRows,
  ...ruleRows,
  ...chatNumberRows,
  ...storageRows,
];
