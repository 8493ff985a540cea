import { puzzleFields } from '../lib/account-forms';
import { formText } from './guarded-action.server';

/** The solved puzzle that a form comes with, as the GraphQL server takes it; null when it had none. */
export function formProof(form: FormData): { challenge: string; solution: string } | null {
  const challenge = formText(form, puzzleFields.challenge);
  return challenge === '' ? null : { challenge, solution: formText(form, puzzleFields.solution) };
}
