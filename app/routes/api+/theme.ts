import { redirect } from '@remix-run/node';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { paths } from '~/lib/paths';
import { safeRedirect } from '~/lib/safe-redirect';
import { isTheme, themeCookieValue } from '~/lib/theme';

/** Keeps the choice of light, dark or system and goes back to where it was made. */
export const action = guardedAction(async ({ form }) => {
  const choice = formText(form, 'theme');
  const headers = { 'set-cookie': themeCookieValue(isTheme(choice) ? choice : null) };
  return redirect(safeRedirect(formText(form, 'next'), paths.home), { headers });
});
