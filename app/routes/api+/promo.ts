import { redirect } from '@remix-run/node';
import { guardedAction } from '~/http/guarded-action.server';
import { paths } from '~/lib/paths';
import { promoClosedCookie } from '~/lib/promo';

/** Closes the offer above the front page, for browsers without scripts. */
export const action = guardedAction(async () =>
  redirect(paths.landing, { headers: { 'set-cookie': promoClosedCookie } }),
);
