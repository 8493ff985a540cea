import type { Row } from './row';
import { chatRows, frameRows, mascotRows } from './section-4/chat';
import { reminderRows, whiteboardRows } from './section-4/reminders';
import { landingRows, termsRows } from './section-4/terms-and-landing';

/** States and transitions. */
export const section4: Row[] = [
  ...termsRows,
  ...landingRows,
  ...chatRows,
  ...mascotRows,
  ...frameRows,
  ...reminderRows,
  ...whiteboardRows,
];
