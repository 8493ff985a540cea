import { attempt } from '~/graphql/executor.server';
import { SetChatWindow } from '~/graphql/identity/set-chat-window';
import { failureJson } from '~/http/failure-json.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { chatWindowStates } from '../../../rules/chat-panel';

/** Remembers whether the chat panel is a drawer or a window, for the viewer's other pages and devices. */
export const action = guardedAction(async ({ request, form }) => {
  const state = chatWindowStates.find((known) => known === formText(form, 'state'));
  if (state === undefined)
    return Response.json({ code: 'BAD_INPUT', message: 'Choose a drawer or a window.' }, { status: 400 });
  const outcome = await attempt(request, SetChatWindow, { state });
  return outcome.ok ? Response.json({ ok: true }) : failureJson(outcome.failure);
});
