export type { CoinEntry } from './coin-entry';
export { bookedKeysJson, coinBalanceJson, coinEntriesJson } from './coins.repo';
export { type CoinMovement, earn, earnAll, earning } from './earn';
export { spend } from './spend';
