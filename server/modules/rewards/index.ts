export type { CoinEntry } from './coin-entry';
export { bookedKeysJson, coinEntriesJson } from './coins.repo';
export { type CoinMovement, earn, earning } from './earn';
