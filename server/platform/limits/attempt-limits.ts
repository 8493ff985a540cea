/** How many counted attempts are allowed in how many seconds. */
export const attemptLimits = {
  /** Wrong passwords of one account from one address. */
  signInOfAccountAtAddress: { points: 5, seconds: 15 * 60 },
  /** Wrong passwords of one account from anywhere. */
  signInOfAccount: { points: 50, seconds: 60 * 60 },
  /** Wrong passwords from one address: a whole school may share it. */
  signInAtAddress: { points: 1000, seconds: 15 * 60 },
  registerAtAddress: { points: 1000, seconds: 60 * 60 },
  resetOfAccount: { points: 5, seconds: 60 * 60 },
  resetAtAddress: { points: 300, seconds: 60 * 60 },
  /** Messages of the contact form: a school shares one address. */
  contactAtAddress: { points: 30, seconds: 60 * 60 },
  contactOfEmail: { points: 5, seconds: 60 * 60 },
  /** Clicks on advertisements. */
  clickAtAddress: { points: 300, seconds: 60 * 60 },
  /** Share codes that do not exist, and reset links that do not work. */
  unknownCodeAtAddress: { points: 300, seconds: 15 * 60 },
  /** Questions replayed from the bank: each runs all checks. */
  replayAtAddress: { points: 300, seconds: 5 * 60 },
} as const;

export type LimitName = keyof typeof attemptLimits;

/** The port for counting attempts. Adapter: memory of this process; a shared store takes its place for several. */
export interface AttemptLimits {
  /** Seconds until the next attempt is allowed; 0 when it is allowed now. */
  blockedSeconds(limit: LimitName, key: string): Promise<number>;
  /** Counts one attempt. */
  count(limit: LimitName, key: string): Promise<void>;
  /** Forgets what was counted. */
  forget(limit: LimitName, key: string): Promise<void>;
}
