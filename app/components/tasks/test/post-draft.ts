import { type SaveOutcome, saveOutcome } from './save-outcome';

export interface SaveReply {
  outcome: SaveOutcome;
  /** The server's own sentence where it was not saved. */
  sentence: string;
  /** Why it would not be taken as it is written; null where there is nothing to say. */
  problem: { readable: boolean; message: string } | null;
  /** What another window saved, where that is why. */
  theirs: string | null;
}

const none = { sentence: '', problem: null, theirs: null };

/** Saves one answer of a test; `seen` is what the page knows to be saved, or may be. */
export async function postDraft(address: string, answer: string, seen: string[]): Promise<SaveReply> {
  try {
    const body = new URLSearchParams([['answer', answer], ...seen.map((text) => ['seen', text])]);
    const reply = await fetch(address, { method: 'POST', body, keepalive: true });
    const said = (await reply.json()) as Partial<SaveReply> & { code?: unknown; message?: unknown };
    if (reply.ok) return { ...none, outcome: 'saved', problem: said.problem ?? null };
    const outcome = saveOutcome({ status: reply.status, code: said.code });
    return { ...none, outcome, sentence: String(said.message ?? ''), theirs: said.theirs ?? null };
  } catch {
    return { ...none, outcome: 'away' };
  }
}
