import { type Node, parse } from '../engine/index';
import { cannot } from './solution';

/** The tree of typed maths; what cannot be read is refused in the reader's words. */
export function readMaths(text: string): Node {
  const read = parse(withWholePowers(text));
  return read.ok ? read.tree : cannot(`I couldn’t read the maths. ${read.message}`);
}

/** Beside LaTeX ^10 would be ^1 and then 0: nobody who types means that. */
const withWholePowers = (text: string): string => text.replace(/\^\s*(-?\d+(?:\.\d+)?)/g, '^{$1}');
