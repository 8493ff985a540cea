export { evaluateFlags, type Flag, flagPerson } from './evaluate-flags';
export type { FlagName } from './flag-names';
export { type FlagStanding, listFlagSettings } from './list-flag-settings';
export { setFlag } from './set-flag';
