import type { TokenReader } from './token-reader';
import { isWhole, type Node, type NumberNode } from './tree';

interface Fraction {
  top: NumberNode;
  bottom: NumberNode;
}

/** A number, and the fraction of a mixed numeral straight after it; with `joined` also "1 and 1/2". */
export function parseNumber(reader: TokenReader, joined: boolean): Node {
  const token = reader.take();
  if (token.type !== 'number') throw reader.error('A number is missing here.');
  if (!isWhole(token.node)) return token.node;
  const mark = reader.mark();
  const and = joined && reader.accept('and');
  const fraction = plainFraction(reader, and) ?? latexFraction(reader);
  if (fraction && !/^0+$/.test(fraction.bottom.whole)) return { kind: 'mixed', whole: token.node, ...fraction };
  reader.reset(mark);
  return token.node;
}

function plainFraction(reader: TokenReader, anySpace: boolean): Fraction | null {
  const top = reader.peek();
  const bottom = reader.peek(2);
  if (top.type !== 'number' || !(top.space || anySpace) || !reader.isOp('/', 1) || bottom.type !== 'number')
    return null;
  if (!isWhole(top.node) || !isWhole(bottom.node)) return null;
  for (let i = 0; i < 3; i += 1) reader.take();
  return { top: top.node, bottom: bottom.node };
}

function latexFraction(reader: TokenReader): Fraction | null {
  const token = reader.take();
  if (token.type !== 'command' || token.name !== 'frac') return null;
  const top = wholeArgument(reader);
  const bottom = top && wholeArgument(reader);
  return top && bottom ? { top, bottom } : null;
}

/** A whole number alone, with or without braces; nothing is read twice, however deep fractions are nested. */
function wholeArgument(reader: TokenReader): NumberNode | null {
  const braced = reader.accept('{');
  const token = reader.take();
  if (token.type !== 'number' || !isWhole(token.node)) return null;
  return braced && !reader.accept('}') ? null : token.node;
}

/** A name with its small index: x_1, a_{12}. */
export function parseSubscripted(reader: TokenReader, name: string): Node {
  if (!reader.accept('_')) return { kind: 'symbol', name };
  const braces = reader.accept('{');
  let index = '';
  do {
    const token = reader.take();
    if (token.type === 'number') index += token.node.whole;
    else if (token.type === 'name') index += token.name;
    else throw reader.error('I can’t read this small index.');
  } while (braces && !reader.isOp('}'));
  if (braces) reader.take();
  return { kind: 'symbol', name: `${name}_${index}` };
}
