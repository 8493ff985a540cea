export { earn } from './earn';
export { type CoinEntry, coinBalance, coinEntriesOf } from './read-coins';
