import { clickIdOf } from '~/components/landing/click-id';
import { attempt } from '~/graphql/executor.server';
import { recordLandingClickMutation } from '~/graphql/visitors/record-landing-click';
import { formText, guardedAction } from '~/http/guarded-action.server';

/** Takes the click ids that the front page reports. Without a session: a visit is nobody's. */
export const action = guardedAction(async ({ request, form }) => {
  const clickId = clickIdOf(new URLSearchParams({ ttclid: formText(form, 'ttclid') }));
  if (clickId === null) return Response.json({ code: 'BAD_INPUT', message: 'That isn’t a click ID.' }, { status: 400 });
  const outcome = await attempt(request, recordLandingClickMutation, { clickId }, { token: null });
  return new Response(null, { status: outcome.ok ? 204 : outcome.failure.status });
});
