/** One movement of coins as the result page lists it. */
export interface CoinEntry {
  reason: string;
  amount: number;
}
