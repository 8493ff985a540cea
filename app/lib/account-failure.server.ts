import { data } from '@remix-run/node';
import { type AccountFormState, emptyAccountForm, type FormPuzzle } from './account-forms';
import type { AppFailure } from './app-failure';
import { retryMessage } from './retry-message';

/** The form again with its typed values and kind errors. Status 400 for empty or malformed fields. */
export function formAgain(state: Partial<AccountFormState>, status = 400, retryAfter: number | null = null) {
  const headers = new Headers();
  if (retryAfter !== null) headers.set('retry-after', String(retryAfter));
  const full: AccountFormState = { ...emptyAccountForm, ...state };
  return data(full, { status, headers });
}

/** The form again after the server refused it: too many tries say when to try again. */
export function refusedForm(failure: AppFailure, values: Record<string, string>, fields: readonly string[] = []) {
  const { code, status, message, retryAfter, details } = failure;
  if (code === 'PROOF_NEEDED') return formAgain({ values, puzzle: puzzleOf(details) }, status, retryAfter);
  if (code === 'RATE_LIMITED') {
    return formAgain({ values, message: `Too many tries. Try again ${retryMessage(retryAfter)}.` }, 429, retryAfter);
  }
  if (code === 'UNAVAILABLE' || status >= 500) {
    return formAgain(
      { values, message: 'We can’t reach our server right now. Try again in a moment.' },
      503,
      retryAfter ?? 5,
    );
  }
  const field = code === 'EMAIL_TAKEN' ? 'email' : details.field;
  if (typeof field === 'string' && fields.includes(field))
    return formAgain({ values, errors: { [field]: message } }, status);
  return formAgain({ values, message }, status);
}

function puzzleOf({ challenge, bits, waitSeconds }: AppFailure['details']): FormPuzzle {
  return { challenge: String(challenge), bits: Number(bits), waitSeconds: Number(waitSeconds) };
}
