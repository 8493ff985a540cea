export { evaluateFlags, type Flag } from './evaluate-flags';
