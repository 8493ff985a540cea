import type { TokenReader } from './token-reader';
import type { UnitPower } from './tree';

/** Whether a unit starts here: "cm", "square cm", "°" where units are read. */
export function startsUnit(reader: TokenReader): boolean {
  const token = reader.peek();
  if (token.type === 'unit') return true;
  return token.type === 'op' && /^(?:square|sq|cubic|cu|per)$/.test(token.op);
}

/** Whether a dollar sign comes next. */
export function isDollar(reader: TokenReader): boolean {
  const token = reader.peek();
  return token.type === 'unit' && token.unit[0]?.name === '$';
}

/** Reads "cm", "m^2", "km/h", "m s^{-1}", "square metres", "kilometres per hour". */
export function parseUnit(reader: TokenReader): UnitPower[] {
  const parts: UnitPower[] = [];
  let direction = reader.accept('per') ? -1 : 1;
  for (;;) {
    parts.push(...oneUnit(reader, direction));
    const dot = reader.isOp('*') && reader.peek(1).type === 'unit';
    const slash =
      (reader.isOp('/') || reader.isOp('per')) && (reader.peek(1).type === 'unit' || startsDimension(reader));
    // m/(s^2), kg/(m s)
    if (reader.isOp('/') && reader.isOp('(', 1) && reader.peek(2).type === 'unit') {
      reader.take();
      reader.take();
      parts.push(...parseUnit(reader).map((part) => ({ name: part.name, power: -part.power })));
      reader.expect(')', 'A bracket ) is missing after the unit.');
      return parts;
    }
    if (dot || slash) reader.take();
    else if (reader.peek().type !== 'unit') return parts;
    direction = slash ? -1 : dot ? direction : 1;
  }
}

const startsDimension = (reader: TokenReader) => ['square', 'sq', 'cubic', 'cu'].some((word) => reader.isOp(word, 1));

function oneUnit(reader: TokenReader, direction: number): UnitPower[] {
  let power = 1;
  if (reader.accept('square') || reader.accept('sq')) power = 2;
  else if (reader.accept('cubic') || reader.accept('cu')) power = 3;
  const token = reader.take();
  if (token.type !== 'unit') throw reader.error('I can’t read the unit here.');
  if (reader.accept('squared')) power = 2;
  else if (reader.accept('cubed')) power = 3;
  else power *= exponent(reader);
  return token.unit.map((part) => ({ name: part.name, power: part.power * power * direction }));
}

/** A whole exponent, as ^2, ^{-1} or a 2 or 3 typed straight after the unit ("cm2"). */
function exponent(reader: TokenReader): number {
  if (reader.accept('^')) {
    const braces = reader.accept('{') ? '}' : reader.accept('(') ? ')' : null;
    const sign = reader.accept('-') ? -1 : 1;
    const token = reader.take();
    if (token.type !== 'number' || token.node.decimals !== null || token.node.whole.length > 1) {
      throw reader.error('I can’t read the index on this unit.');
    }
    if (braces) reader.expect(braces, 'A bracket is missing after the index on the unit.');
    return sign * Number(token.node.whole);
  }
  const next = reader.peek();
  if (next.type !== 'number' || next.space || next.node.decimals !== null || !/^[23]$/.test(next.node.whole)) return 1;
  reader.take();
  return Number(next.node.whole);
}
