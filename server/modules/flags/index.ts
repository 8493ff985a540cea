export { evaluateFlags } from './evaluate-flags';
