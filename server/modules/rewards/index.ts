export { earn } from './earn';
export { type CoinEntry, coinEntriesOf } from './read-coins';
