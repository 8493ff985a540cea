import { type Node, some } from '../tree';

const isLogarithm = (node: Node) => node.kind === 'call' && (node.name === 'ln' || node.name === 'log');

/** One logarithm and nothing around it: ln(3/2), log₂(x³y). */
export const isSingleLogarithm = (node: Node): boolean =>
  node.kind === 'call' && isLogarithm(node) && !node.args.some((argument) => some(argument, isLogarithm));
