/**
 * Everything of Chakra that the site uses. Only `behaviour.ts` may import this file, and lazily: whatever imports it
 * directly brings Chakra into the first load and onto the page server.
 */
export { InvitationPopup } from '../invitations/invitation-popup';
export { NotificationsPopover } from '../notifications/notifications-popover';
export { AccountMenuPanel } from '../shell/account-menu-panel';
export { PhoneMenuPanel } from '../shell/phone-menu-panel';
export { TermsDialog } from '../shell/terms-dialog';
export { Toasts } from '../shell/toasts';
