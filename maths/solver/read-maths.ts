import { type Node, parse } from '../engine/index';
import { cannot } from './solution';

/** The tree of typed maths; what cannot be read is refused in the reader's words. */
export function readMaths(text: string): Node {
  const read = parse(text);
  return read.ok ? read.tree : cannot(`I could not read the maths. ${read.message}`);
}
