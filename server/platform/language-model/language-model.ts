/** What a model is asked to word. Nothing in it says who the student is. */
export interface WordingRequest {
  /** The instructions; nothing that a student wrote. */
  system: string;
  /** What is to be worded, with the student's own words between marks. */
  data: string;
  /** How long the reply may be. */
  maxWords: number;
}

/** Why a model gave no whole reply. */
export type LanguageModelProblem =
  /** No connection, or it was lost before the reply ended. */
  | 'unreachable'
  /** Another status than 200, another type than an event stream, or an error in the stream. */
  | 'refused'
  /** No text for too long. */
  | 'stalled'
  | 'too-large'
  /** It failed too often of late and is left alone for a while. */
  | 'resting';

/** A failed call. It carries neither the key nor any text of the call. */
export class LanguageModelFailure extends Error {
  constructor(readonly problem: LanguageModelProblem) {
    super(`The language model gave no whole reply: ${problem}.`);
    this.name = 'LanguageModelFailure';
  }
}

/** The port to a language model. Null in `Services` while none is configured. */
export interface LanguageModel {
  /**
   * The reply as it comes, in pieces of any length. Leaving the iteration, or aborting the signal, ends the call.
   * @throws LanguageModelFailure; the signal's reason where that was aborted
   */
  word(request: WordingRequest, signal: AbortSignal): AsyncIterable<string>;
  /** Ends what is under way and closes the connections. */
  close(): Promise<void>;
}
