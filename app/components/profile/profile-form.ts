/** The forms of the profile, one of which a post is about. */
export const profileForms = [
  'nickname',
  'year',
  'zone',
  'adjust',
  'rank',
  'password',
  'email',
  'provider',
  'session',
  'copy',
  'delete',
  'stay',
] as const;
export type ProfileForm = (typeof profileForms)[number];

/** A form that was refused: what was typed (never a password), and what is wrong with it. */
export interface ProfileFormState {
  form: ProfileForm;
  values: Record<string, string>;
  /** Sentences by field; `''` for the whole form. */
  errors: Record<string, string>;
  /** Another window saved something else meanwhile. */
  isConflict?: boolean;
}

/** The state of this form if it is the one that was refused. */
export function stateOf(state: ProfileFormState | null, form: ProfileForm): ProfileFormState {
  return state?.form === form ? state : { form, values: {}, errors: {} };
}
