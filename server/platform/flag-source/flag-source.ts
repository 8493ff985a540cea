/** The port of a feature-flag service elsewhere. */
export interface FlagSource {
  /** The payload as it came, or null when there is no service or it gave no answer. Never rejects. */
  fetchPayload(): Promise<unknown>;
}

/** Without a service the local payload stands alone. */
export const noFlagSource: FlagSource = { fetchPayload: async () => null };
