import type { ReadOptions } from './token';
import type { TokenReader } from './token-reader';
import type { Node } from './tree';

/** Whether a degree sign comes next: °, ^° or ^{\circ}. */
export function degreesNext(reader: TokenReader): boolean {
  if (reader.isOp('°')) return true;
  return (
    reader.isOp('^') && (reader.isOp('°', 1) || (reader.isOp('{', 1) && reader.isOp('°', 2) && reader.isOp('}', 3)))
  );
}

/** Takes the degree sign: an angle, or degrees Celsius before a C. */
export function parseDegrees(reader: TokenReader, of: Node, options: ReadOptions): Node {
  const braced = reader.accept('^') && reader.accept('{');
  reader.take();
  if (braced) reader.take();
  const next = reader.peek();
  if (next.type === 'name' && /^[Cc]$/.test(next.name) && !options.spaceList) {
    reader.take();
    return { kind: 'quantity', value: of, unit: [{ name: '°C', power: 1 }] };
  }
  return options.units ? { kind: 'quantity', value: of, unit: [{ name: '°', power: 1 }] } : { kind: 'degrees', of };
}
