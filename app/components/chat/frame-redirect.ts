import { paths } from '../../lib/paths';
import type { FrameMessage } from './contract';

interface Redirect {
  to: string;
  /** By a whole new page: the browser leaves the app, or opens the mail program. */
  leaves: boolean;
}

/** Where a request of the chat frame leads from the page with this path; null for those that the panel itself answers. */
export function redirectFor(message: FrameMessage, app: { pathname: string; logout: string }): Redirect | null {
  if (message.type === 'GO_HOME') return { to: paths.home, leaves: false };
  if (message.type === 'GO_TO_LOGIN') return { to: paths.login(app.pathname), leaves: true };
  if (message.type === 'GO_TO_LOGOUT') return { to: app.logout, leaves: true };
  return message.type === 'OPEN_MAIL_LINK' ? { to: message.href, leaves: true } : null;
}
