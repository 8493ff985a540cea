export type { CoinEntry } from './coin-entry';
export { bookedKeysJson, coinBalanceJson, coinEntriesJson } from './coins.repo';
export { type CoinMovement, earn, earning } from './earn';
export { spend } from './spend';
