/** `over`: the test takes nothing any more. `signed-out`: nobody is signed in, or somebody else. `away`: no server. `conflict`: another window saved another answer. */
export type SaveOutcome = 'saved' | 'away' | 'over' | 'conflict' | 'signed-out' | 'refused';

const outcomes: Record<string, SaveOutcome> = {
  PRACTICE_FINISHED_OR_EXITED_ERROR: 'over',
  CONFLICT: 'conflict',
  UNAUTHENTICATED: 'signed-out',
  PRACTICE_NOT_FOUND: 'signed-out',
};

/** Refusals that a later try may get past. */
const passing = [401, 408, 429];

/** What became of a text that was not saved; `refused` stays so however often the same text is sent. */
export function saveOutcome({ status, code }: { status: number; code: unknown }): SaveOutcome {
  const known = outcomes[String(code)];
  if (known !== undefined) return known;
  return status >= 400 && status < 500 && !passing.includes(status) ? 'refused' : 'away';
}
