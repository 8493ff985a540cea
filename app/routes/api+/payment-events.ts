import { signedMessage } from '~/http/signed-message.server';

/** News of the payment provider. */
export const action = signedMessage('/payment-events');
