export { coinEntriesJson } from './coins.repo';
export { type CoinMovement, earn, earning } from './earn';
export type { CoinEntry } from './read-coins';
