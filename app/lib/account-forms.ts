/** A form that is held up: its browser solves a puzzle, or waits. */
export interface FormPuzzle {
  challenge: string;
  bits: number;
  waitSeconds: number;
}

/** What the account forms hold and what is wrong with it, field by field. */
export interface AccountFormState {
  /** Typed values to show again; never a password. */
  values: Record<string, string>;
  /** Kind plain sentences by field name. */
  errors: Record<string, string>;
  /** What is wrong with the whole form. */
  message: string | null;
  /** To be solved before the form is sent again. */
  puzzle: FormPuzzle | null;
}

export const emptyAccountForm: AccountFormState = { values: {}, errors: {}, message: null, puzzle: null };

/** The fields that carry a solved puzzle. */
export const puzzleFields = { challenge: 'puzzleChallenge', solution: 'puzzleSolution' } as const;

/** A box that people do not see; whoever fills it is a program. */
export const trapField = 'website';
